import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import {
  brandMend,
  checkedList,
  imported,
  oneSheet,
  sameList,
  threeSheets,
  workbook,
} from './fleet-import.fixtures.ts';
import { fleetImportMachine } from './fleet-import.machine.ts';
import { fleetImportActors } from './fleet-import.ports.ts';
import type { FleetImportPorts } from './fleet-import.ports.ts';
import { isAwaited, isUnsaved, selectScreen } from './fleet-import.selectors.ts';

type InputOf<Name extends keyof FleetImportPorts> = Parameters<FleetImportPorts[Name]>[0];
type OutputOf<Name extends keyof FleetImportPorts> = Awaited<ReturnType<FleetImportPorts[Name]>>;

function start() {
  const opening = deferredPort<InputOf<'openFile'>, OutputOf<'openFile'>>();
  const checking = deferredPort<InputOf<'checkList'>, OutputOf<'checkList'>>();
  const mending = deferredPort<InputOf<'mendList'>, OutputOf<'mendList'>>();
  const sending = deferredPort<InputOf<'sendList'>, OutputOf<'sendList'>>();
  const undoing = deferredPort<InputOf<'undoImport'>, OutputOf<'undoImport'>>();
  const actors = fleetImportActors({
    openFile: opening.service,
    checkList: checking.service,
    mendList: mending.service,
    sendList: sending.service,
    undoImport: undoing.service,
  });
  const actor = createActor(fleetImportMachine.provide({ actors })).start();
  const screen = () => selectScreen(actor.getSnapshot());
  return { actor, opening, checking, mending, sending, undoing, screen };
}

async function previewed(list = checkedList) {
  const begun = start();
  begun.actor.send({ type: 'file.chosen', file: workbook });
  await begun.opening.last().answer({ kind: 'ok', value: oneSheet });
  await begun.checking.last().answer({ kind: 'ok', value: { list, remembered: null } });
  return begun;
}

describe('the import of a fleet', () => {
  it('asks for the sheets of a workbook with several, and checks those', async () => {
    const { actor, opening, checking, screen } = start();
    actor.send({ type: 'file.chosen', file: workbook });
    await opening.last().answer({ kind: 'ok', value: threeSheets });
    expect(screen()).toEqual({ screen: 'choosingSheets', file: workbook, open: threeSheets });
    actor.send({ type: 'sheets.chosen', choice: { sheets: [0, 3], filteredToo: true } });
    expect(checking.last().input).toEqual({ sheets: [0, 3], filteredToo: true, mapping: null, mends: [] });
  });

  it('forgets chosen columns by which a list was refused, so that other sheets are read without them', async () => {
    const { actor, opening, checking, screen } = start();
    const choice = { sheets: [0], filteredToo: false };
    actor.send({ type: 'file.chosen', file: workbook });
    await opening.last().answer({ kind: 'ok', value: threeSheets });
    actor.send({ type: 'sheets.chosen', choice });
    await checking.last().answer({ kind: 'ok', value: { list: checkedList, remembered: null } });
    actor.send({ type: 'columns.corrected', mapping: { C: 'department' } });
    await checking.last().answer({ kind: 'failed', failure: { kind: 'file', refusal: 'no-plates' } });
    expect(screen()).toMatchObject({ screen: 'refused', refusal: 'no-plates' });
    actor.send({ type: 'sheets.reopened' });
    actor.send({ type: 'sheets.chosen', choice });
    expect(checking.last().input.mapping).toBeNull();
  });

  it('sends the list as it was checked, and shows what became of it', async () => {
    const { actor, sending, screen } = await previewed();
    expect(isUnsaved(screen())).toBe(true);
    actor.send({ type: 'import.agreed' });
    expect(sending.last().input).toBe(checkedList);
    expect([isAwaited(screen()), isUnsaved(screen())]).toEqual([true, false]);
    await sending.last().answer({ kind: 'ok', value: imported });
    expect(screen()).toMatchObject({ screen: 'done', result: imported });
  });

  it('keeps the list if the server refuses it', async () => {
    const { actor, sending, screen } = await previewed();
    actor.send({ type: 'import.agreed' });
    await sending.last().answer({ kind: 'failed', failure: { message: 'ลองอีกครั้ง' } });
    expect(screen()).toMatchObject({ screen: 'preview', list: checkedList, message: 'ลองอีกครั้ง' });
  });

  it('checks again with all suggestions that were taken, after a failure and by other columns', async () => {
    const { actor, checking, mending } = await previewed();
    const other = { ...brandMend, row: 9 };
    actor.send({ type: 'suggestions.taken', mends: [brandMend] });
    await mending.last().answer({ kind: 'ok', value: { list: checkedList, remembered: null } });
    actor.send({ type: 'suggestions.taken', mends: [other, brandMend] });
    await mending.last().fail();
    actor.send({ type: 'retry.requested' });
    expect(checking.last().input.mends).toEqual([other, brandMend]);
    await checking.last().answer({ kind: 'ok', value: { list: checkedList, remembered: null } });
    actor.send({ type: 'columns.corrected', mapping: { C: 'department' } });
    expect(checking.last().input.mends).toEqual([other, brandMend]);
    await checking.last().answer({ kind: 'ok', value: { list: checkedList, remembered: null } });
    actor.send({ type: 'file.chosen', file: workbook });
    expect(actor.getSnapshot().context.mends).toEqual([]);
  });

  it('sends nothing where nothing would change', async () => {
    const { actor, sending } = await previewed(sameList);
    actor.send({ type: 'import.agreed' });
    expect(sending.calls).toHaveLength(0);
  });
});
