import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { fitted, heic, largest, savedPhoto, sent, tooLarge } from './car-photo.fixtures.ts';
import { carPhotoMachine } from './car-photo.machine.ts';
import { carPhotoActors } from './car-photo.ports.ts';
import { selectScreen } from './car-photo.selectors.ts';
import type { FittedPhoto, PhotoFile, SendingOutcome } from './car-photo.types.ts';

function start(photo = savedPhoto) {
  const sending = deferredPort<PhotoFile, SendingOutcome>();
  const fitting = deferredPort<PhotoFile, FittedPhoto>();
  const actors = carPhotoActors({ fitPhoto: fitting.service, sendPhoto: sending.service });
  const actor = createActor(carPhotoMachine.provide({ actors }), { input: { photo } }).start();
  return { actor, fitting, sending, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('the photo of a car', () => {
  it('is sent when it is chosen, and replaces the one before once it is taken', async () => {
    const { actor, sending, screen } = start();
    actor.send({ type: 'photo.chosen', file: largest });
    expect(screen()).toEqual({ screen: 'sending', photo: savedPhoto });
    await sending.last().answer({ kind: 'ok', value: sent });
    expect(screen()).toEqual({ screen: 'resting', photo: sent, problem: null });
    actor.send({ type: 'photo.removed' });
    expect(screen()).toEqual({ screen: 'resting', photo: null, problem: null });
  });

  it('over 2 MB is made smaller before it is sent', async () => {
    const { actor, fitting, sending, screen } = start();
    actor.send({ type: 'photo.chosen', file: tooLarge });
    expect(screen()).toEqual({ screen: 'fitting', photo: savedPhoto });
    expect(sending.calls).toEqual([]);
    await fitting.last().answer({ kind: 'fits', file: fitted });
    expect(screen()).toEqual({ screen: 'sending', photo: savedPhoto });
    expect(sending.calls.map(({ input }) => input)).toEqual([fitted]);
  });

  it.each([
    [tooLarge, 'tooLarge'],
    [heic, 'unreadable'],
  ] as const)('that cannot be made smaller is not sent, and the one before stays: %o', async (file, kind) => {
    const { actor, fitting, sending, screen } = start();
    actor.send({ type: 'photo.chosen', file });
    await fitting.last().answer({ kind });
    expect(screen()).toEqual({ screen: 'resting', photo: savedPhoto, problem: { kind } });
    expect(sending.calls).toEqual([]);
  });

  it('whose session ended while it was made smaller is made smaller again before it is sent', () => {
    const { actor, fitting, sending } = start();
    actor.send({ type: 'photo.chosen', file: tooLarge });
    actor.send({ type: 'session.superseded' });
    actor.send({ type: 'retry.requested' });
    expect(fitting.calls.map(({ input }) => input)).toEqual([tooLarge, tooLarge]);
    expect(sending.calls).toEqual([]);
  });

  it('that did not arrive is sent again, one that is refused is not', async () => {
    const { actor, sending, screen } = start();
    actor.send({ type: 'photo.chosen', file: largest });
    await sending.last().fail();
    expect(screen()).toMatchObject({ problem: { kind: 'broken' } });
    actor.send({ type: 'retry.requested' });
    expect(sending.calls.map(({ input }) => input)).toEqual([largest, largest]);
    await sending.last().answer({ kind: 'failed', failure: { message: 'no photo' } });
    actor.send({ type: 'retry.requested' });
    expect(screen()).toEqual({
      screen: 'resting',
      photo: savedPhoto,
      problem: { kind: 'refused', message: 'no photo' },
    });
  });

  it('another one that is chosen meanwhile is sent instead', () => {
    const { actor, sending, screen } = start();
    actor.send({ type: 'photo.chosen', file: largest });
    actor.send({ type: 'photo.chosen', file: { ...largest, name: 'other.jpg' } });
    expect(sending.calls.map(({ input, signal }) => [input.name, signal.aborted])).toEqual([
      ['car.jpg', true],
      ['other.jpg', false],
    ]);
    actor.send({ type: 'sending.cancelled' });
    expect(screen()).toEqual({ screen: 'resting', photo: savedPhoto, problem: null });
  });
});
