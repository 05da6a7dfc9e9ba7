import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { carPhotoMachine } from '#machines/car-photo/car-photo.machine.ts';
import { carPhotoActors } from '#machines/car-photo/car-photo.ports.ts';
import { selectScreen } from '#machines/car-photo/car-photo.selectors.ts';
import type { CarPhoto, CarPhotoEvent } from '#machines/car-photo/car-photo.types.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { carPhotoAdapters } from './car-photo.adapters.ts';
import { CarPhotoField, type CarPhotoProps } from './car-photo.screen.tsx';

interface CarPhotoPartProps {
  readonly host: FlowHost;
  /** The account's code. */
  readonly code: string;
  readonly initial: CarPhoto | null;
  readonly onPhoto: (photo: CarPhoto | null) => void;
  /** Reports whether a photo is being uploaded. */
  readonly onSending: (isSending: boolean) => void;
}

export const carPhotoHandlers = (actor: Receiver<CarPhotoEvent>) =>
  ({
    onChoose: (file) => actor.send({ type: 'photo.chosen', file }),
    onRemove: () => actor.send({ type: 'photo.removed' }),
    onCancel: () => actor.send({ type: 'sending.cancelled' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<CarPhotoProps>;

/** The chart with its adapters and its screen. */
export function CarPhotoPart({ host, code, initial, onPhoto, onSending }: CarPhotoPartProps) {
  const [percent, setPercent] = useState(0);
  const provide = (calls: CallHost) =>
    carPhotoMachine.provide({ actors: carPhotoActors(carPhotoAdapters(calls, code, setPercent)) });
  const actor = useOwnFlow(host, provide, { photo: initial });
  const state = useSelector(actor, selectScreen);
  const { photo } = state;
  const isSending = state.screen !== 'resting';
  const tell = useEffectEvent(onPhoto);
  const tellSending = useEffectEvent(onSending);
  const reported = useRef(initial);
  useEffect(() => {
    if (photo === reported.current) return;
    reported.current = photo;
    tell(photo);
  }, [photo]);
  useEffect(() => tellSending(isSending), [isSending]);
  return <CarPhotoField state={state} percent={percent} {...carPhotoHandlers(actor)} />;
}
