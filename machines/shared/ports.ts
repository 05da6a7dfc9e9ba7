import { fromPromise, type PromiseActorLogic } from 'xstate';

declare global {
  /** Charts know no DOM; where its library is present, this merges with the real one. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** A service as the flow's folder in `src/flows` gives it. The signal is aborted when the chart no longer wants the answer. */
export type PortFn<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

type ActorsOf<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortFn<infer Input, infer Output>
    ? PromiseActorLogic<Output, Input>
    : never;
};

/** All the names, or a word that says which one is missing. */
type Complete<Ports, Name extends keyof Ports> = [Exclude<keyof Ports, Name>] extends [never]
  ? readonly Name[]
  : `missing: ${Exclude<keyof Ports, Name> & string}`;

interface Defined<Ports> {
  /** What the chart names; without the real services each rejects. */
  readonly placeholders: ActorsOf<Ports>;
  /** The actors to `provide`, all of them, so that a forgotten service does not compile. */
  readonly actorsOf: (ports: Ports) => ActorsOf<Ports>;
}

/**
 * The services that a chart needs, written once: their types, and their names for the run. The chart takes the placeholders; the
 * flow's folder in `src/flows` gives the real ones.
 */
export const definePorts =
  <Ports extends { readonly [Name in keyof Ports]: PortFn<never, unknown> }>() =>
  <const Name extends keyof Ports & string>(names: Complete<Ports, Name> & readonly Name[]): Defined<Ports> => {
    const each = (logicOf: (name: Name) => unknown) =>
      Object.fromEntries(names.map((name) => [name, logicOf(name)])) as ActorsOf<Ports>;
    return {
      placeholders: each((name) => fromPromise(() => Promise.reject(new Error(`The port ${name} is not provided`)))),
      actorsOf: (ports) => each((name) => fromPromise(({ input, signal }) => ports[name](input as never, signal))),
    };
  };
