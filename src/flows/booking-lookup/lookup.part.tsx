import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { bookingLookupActors } from '#machines/booking-lookup/booking-lookup.ports.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { type CallHost, type FlowHost, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { bookingLookupAdapters } from './booking-lookup.adapters.ts';
import { lookupProblems, lookupQuestion, type LookupValues } from './lookup.form.ts';
import { LookupScreen } from './lookup.screen.tsx';

export interface LookupWidgetProps {
  host: FlowHost;
  /** Plate and code of the address: looked for at once where both are well formed. */
  initial?: LookupValues;
}

const bookingLookup = (host: CallHost) =>
  bookingLookupMachine.provide({ actors: bookingLookupActors(bookingLookupAdapters(host)) });

const SUPERSEDED = { type: 'session.superseded' } as const;

export function LookupWidget({ host, initial }: LookupWidgetProps) {
  const actor = useOwnFlow(host, bookingLookup, undefined, SUPERSEDED);
  const screen = useSelector(actor, selectScreen);
  const language = useLanguage();
  const shownIn = useRef(language);

  useEffect(() => {
    if (initial && Object.keys(lookupProblems(initial)).length === 0)
      actor.send({ type: 'lookup.submitted', question: lookupQuestion(initial) });
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is typed later is looked for when it is sent
  }, [actor]);

  // A booking that is shown is read again in the language that the page turns to.
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    const { answer, question } = actor.getSnapshot().context;
    if (answer && question) actor.send({ type: 'lookup.submitted', question });
  }, [actor, language]);

  return (
    <LookupScreen
      screen={screen}
      {...(initial ? { initial } : {})}
      onSubmit={(question) => actor.send({ type: 'lookup.submitted', question })}
      onEdit={() => actor.send({ type: 'lookup.edited' })}
      onRetry={() => actor.send({ type: 'lookup.retried' })}
    />
  );
}
