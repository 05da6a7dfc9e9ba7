import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyActorLogic, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#domain/constants.ts';
import type { Company } from '#machines/shared/company.ts';
import type { Member } from '#machines/shared/member.ts';
import type { SessionSuperseded } from '#machines/shared/session-superseded.ts';
import type { Api } from '#src/api/client.ts';
import type { Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { INSPECTED } from './inspected.ts';

/** What a flow needs from the page it runs in; the router's context provides it. */
export interface FlowHost {
  readonly api: (language: Language) => Api;
  readonly languages: Languages;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports that another sign-in has ended the session: a pending call will not be answered. */
  readonly session: { readonly onSuperseded: (tell: () => void) => () => void };
  /** Who is signed in, of both kinds of account; null if nobody is, undefined while the server is being asked. */
  readonly me: {
    readonly member: () => Member | null | undefined;
    readonly company: () => Company | null | undefined;
    readonly subscribe: (tell: () => void) => () => void;
  };
}

/** What a flow's adapters get: the calls, in the page's language at that moment. */
export interface CallHost {
  readonly api: () => Api;
  readonly language: () => Language;
  readonly now: () => number;
}

export interface SpokenHost extends CallHost {
  readonly speak: (language: Language) => void;
}

/** For a flow that continues when the page changes to another language. */
export const spokenHost = (host: Pick<FlowHost, 'api' | 'now'>, first: Language): SpokenHost => {
  let language = first;
  return {
    api: () => host.api(language),
    language: () => language,
    now: host.now,
    speak: (next) => {
      language = next;
    },
  };
};

/** What a chart's events are sent to. */
export interface Receiver<Event> {
  readonly send: (event: Event) => void;
}

const SUPERSEDED: SessionSuperseded = { type: 'session.superseded' };

/** Keeps the calls of a flow in the page's language. */
export const useSpoken = ({ speak }: SpokenHost): void => {
  const language = useLanguage();
  useEffect(() => speak(language), [speak, language]);
};

/** A flow that lives as long as the part that shows it, and is told when the session has ended. */
export const useOwnFlow = <Logic extends AnyStateMachine>(
  host: FlowHost,
  provide: (host: CallHost) => Logic,
  input: InputFrom<Logic>,
): Actor<Logic> => {
  const language = useLanguage();
  const [calls] = useState(() => spokenHost(host, language));
  const [logic] = useState(() => provide(calls));
  const actor = useActorRef<Logic>(logic, { input, ...INSPECTED });
  useSpoken(calls);
  useEffect(() => {
    // A chart without the event ignores it.
    const flow: AnyActorRef = actor;
    return host.session.onSuperseded(() => flow.send(SUPERSEDED));
  }, [actor, host]);
  return actor;
};

/** Runs a flow without a screen until it rests, then stops it. Rejects if it ends or fails before. */
export const runUntil = <Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  isAtRest: (snapshot: SnapshotFrom<Logic>) => boolean,
): Promise<SnapshotFrom<Logic>> =>
  new Promise<SnapshotFrom<Logic>>((rest, reject) => {
    // Not with `waitFor`, which would add to the first load.
    actor.subscribe({
      next: (snapshot) => isAtRest(snapshot) && rest(snapshot),
      error: reject,
      complete: () => reject(new Error('a flow ended before it rested')),
    });
    actor.start();
  }).finally(() => actor.stop());
