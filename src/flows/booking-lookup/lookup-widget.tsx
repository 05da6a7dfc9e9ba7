import { useActor } from '@xstate/react';
import { useState } from 'react';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { Api } from '#src/api/client.ts';
import { lookupActors } from './lookup.actors.ts';
import type { LookupValues } from './lookup.form.ts';
import { LookupScreen } from './lookup.screen.tsx';

export interface LookupWidgetProps {
  /** The calls in the language of the page. */
  api: Api;
  now: () => number;
  initial?: Partial<LookupValues>;
}

/** The look-up with its chart. Another language's calls make another widget: give it the language as its key. */
export function LookupWidget({ api, now, initial }: LookupWidgetProps) {
  const [machine] = useState(() => bookingLookupMachine.provide({ actors: lookupActors(api, now) }));
  const [snapshot, send] = useActor(machine);
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
