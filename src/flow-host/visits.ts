import type { AnyActorRef } from 'xstate';
import type { FlowHost, SpokenHost } from './flow-host.ts';

/** One run of a flow in a page: it stands above the routes, so neither language nor page takes it away. */
export interface Visit {
  readonly actor: AnyActorRef & { readonly stop: () => unknown };
  readonly host: FlowHost;
  readonly calls: SpokenHost;
  /** In the browser, as soon as the page is there; again is no harm. */
  readonly start: () => void;
}

/** The visit of each page, and another one where it does not go on with what the address asks for. */
export const visitsOf = <Each extends Visit, Start>(
  begin: (host: FlowHost, start: Start) => Each,
  goesOn: (visit: Each, start: Start) => boolean,
): ((host: FlowHost, start: Start) => Each) => {
  const visits = new WeakMap<FlowHost, Each>();
  return (host, start) => {
    const known = visits.get(host);
    if (known && goesOn(known, start)) return known;
    known?.actor.stop();
    const visit = begin(host, start);
    visits.set(host, visit);
    return visit;
  };
};
