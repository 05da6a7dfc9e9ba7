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

export function LookupWidget({ api, now, initial }: LookupWidgetProps) {
  const calls = useRef(api);
  const [machine] = useState(() =>
    bookingLookupMachine.provide({
      actors: lookupActors((name, request, options) => calls.current(name, request, options), now),
    }),
  );
  const [snapshot, send] = useActor(machine);
  const shown = useRef<LookupQuestion | null>(null);

  useEffect(() => {
    shown.current = snapshot.context.answer && snapshot.context.question;
  });

  useEffect(() => {
    if (calls.current === api) return;
    calls.current = api;
    if (shown.current) send({ type: 'lookup.submitted', question: shown.current });
  }, [api, send]);

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
