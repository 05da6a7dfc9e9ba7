import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { onWake } from '#src/ui/page/on-wake.ts';
import { useSpoken, type FlowHost, type SpokenHost } from './flow-host.ts';

/** One run of a flow in a page. It lives above the routes, so a change of language or route does not end it. */
export interface Visit {
  readonly actor: AnyActorRef & { readonly stop: () => unknown };
  readonly host: FlowHost;
  readonly calls: SpokenHost;
  /** Called in the browser once the page is shown; calling it again does nothing. */
  readonly start: () => void;
}

interface Visits<Each, Start> {
  (host: FlowHost, start: Start): Each;
  /** This page's visit, if there is one. */
  readonly of: (host: FlowHost) => Each | undefined;
  /** Ends this page's visit, so that the next one begins with what is stored by then. */
  readonly end: (host: FlowHost) => void;
}

/** One visit for each page, replaced when the address asks for something else; null where there is none to begin. */
export const visitsOf = <Each extends Pick<Visit, 'actor'> | null, Start>(
  begin: (host: FlowHost, start: Start) => Each,
  goesOn: (visit: NonNullable<Each>, start: Start) => boolean,
): Visits<Each, Start> => {
  const visits = new WeakMap<FlowHost, Each>();
  const visitFor = (host: FlowHost, start: Start) => {
    const known = visits.get(host);
    if (known && goesOn(known, start)) return known;
    known?.actor.stop();
    const visit = begin(host, start);
    visits.set(host, visit);
    return visit;
  };
  const end = (host: FlowHost) => {
    visits.get(host)?.actor.stop();
    visits.delete(host);
  };
  return Object.assign(visitFor, { of: (host: FlowHost) => visits.get(host), end });
};

/** The flows whose page has been left for another. */
const away = new WeakSet<object>();

interface Sleeper {
  readonly getSnapshot: () => { readonly status: string };
  readonly send: (event: { readonly type: 'tab.left' | 'tab.returned' | 'session.superseded' }) => void;
}

/** Runs a visit in the page, once it is known who is signed in: keeps its language, and reports when the page is hidden or left, when it is shown again, and when the session has ended. */
export const useRunning = (visit: Omit<Visit, 'actor'> & { readonly actor: Sleeper }): void => {
  const { actor, calls, host } = visit;
  useSpoken(calls);
  const { me } = host;
  const isKnown = useSyncExternalStore(me.subscribe, me.member, me.member) !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    // In its own task: the one in which React took over the page was already long.
    const timer = setTimeout(visit.start);
    return () => clearTimeout(timer);
  }, [visit, isKnown]);
  useEffect(() => host.session.onSuperseded(() => actor.send({ type: 'session.superseded' })), [actor, host]);
  useEffect(() => {
    const tell = (type: 'tab.left' | 'tab.returned') => actor.getSnapshot().status === 'active' && actor.send({ type });
    const stopWaking = onWake(() => tell('tab.returned'));
    const look = () => document.visibilityState === 'hidden' && tell('tab.left');
    document.addEventListener('visibilitychange', look);
    if (away.delete(actor)) tell('tab.returned');
    return () => {
      stopWaking();
      document.removeEventListener('visibilitychange', look);
      away.add(actor);
      tell('tab.left');
    };
  }, [actor]);
};

type SnapshotOf<Each extends Visit> = ReturnType<Each['actor']['getSnapshot']>;
type SendOf<Each extends Visit> = Each['actor']['send'];

/** The hooks by which the parts of one flow read its visit and its chart and send to it, with the chart's own types. */
export const flowHooks = <Each extends Visit>() => {
  const Current = createContext<Each | null>(null);
  const useVisit = (): Each => {
    const visit = use(Current);
    if (visit === null) throw new Error('no flow runs above this part');
    return visit;
  };
  return {
    VisitProvider: ({ visit, children }: { visit: Each; children: ReactNode }) => (
      <Current value={visit}>{children}</Current>
    ),
    useVisit,
    useFlow: <Selected,>(select: (snapshot: SnapshotOf<Each>) => Selected): Selected =>
      useSelector(useVisit().actor, select),
    useSend: (): SendOf<Each> => useVisit().actor.send,
  };
};

/** A chart that runs beside a flow: started when it is first shown, and shared by all parts that show it. */
export interface Beside<Actor> {
  readonly begun: (begin: () => Actor) => Actor;
  /** Stops it; it starts again the next time it is shown. */
  readonly forget: () => void;
}

export const beside = <Actor extends { readonly stop: () => unknown }>(): Beside<Actor> => {
  let actor: Actor | null = null;
  return {
    begun: (begin) => (actor ??= begin()),
    forget: () => {
      actor?.stop();
      actor = null;
    },
  };
};
