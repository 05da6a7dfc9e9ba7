import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { Api } from '#src/api/client.ts';
import { lookupActors } from './lookup.actors.ts';
import type { LookupValues } from './lookup.form.ts';
import { LookupScreen } from './lookup.screen.tsx';

export interface LookupWidgetProps {
  /** The calls in the language of the page. When it changes, a booking that is shown is read again in that language. */
  api: Api;
  now: () => number;
  initial?: Partial<LookupValues>;
}

/** Calls that can be exchanged under a chart that runs. */
function exchangeable(first: Api) {
  let current = first;
  const api: Api = (call, request, options) => current(call, request, options);
  const exchange = (next: Api) => {
    const isOther = next !== current;
    current = next;
    return isOther;
  };
  return { api, exchange };
}

export function LookupWidget({ api, now, initial }: LookupWidgetProps) {
  const [calls] = useState(() => exchangeable(api));
  const [machine] = useState(() => bookingLookupMachine.provide({ actors: lookupActors(calls.api, now) }));
  const [snapshot, send] = useActor(machine);
  const shown = useRef<LookupQuestion | null>(null);

  useEffect(() => {
    shown.current = snapshot.context.answer && snapshot.context.question;
  });

  useEffect(() => {
    if (calls.exchange(api) && shown.current) send({ type: 'lookup.submitted', question: shown.current });
  }, [api, calls, send]);

  return (
    <LookupScreen
      screen={selectScreen(snapshot)}
      {...(initial ? { initial } : {})}
      onSubmit={(question) => send({ type: 'lookup.submitted', question })}
      onEdit={() => send({ type: 'lookup.edited' })}
      onRetry={() => send({ type: 'lookup.retried' })}
    />
  );
}
