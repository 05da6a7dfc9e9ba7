import { fromPromise, type PromiseActorLogic } from 'xstate';

declare global {
  /** Charts know no DOM; where its types are present, this merges with the real interface. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** A service as provided by the flow's folder in `src/flows`. The signal aborts when the chart no longer wants the answer. */
export type PortFn<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

type ActorsOf<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortFn<infer Input, infer Output>
    ? PromiseActorLogic<Output, Input>
    : never;
};

/** All the names, or a type that says which one is missing. */
type Complete<Ports, Name extends keyof Ports> = [Exclude<keyof Ports, Name>] extends [never]
  ? readonly Name[]
  : `missing: ${Exclude<keyof Ports, Name> & string}`;

interface Defined<Ports> {
  /** Placeholders that the chart names; each rejects until the real service is provided. */
  readonly placeholders: ActorsOf<Ports>;
  /** The actors to `provide`: all of them, so that a forgotten service does not compile. */
  readonly actorsOf: (ports: Ports) => ActorsOf<Ports>;
}

/**
 * The services that a chart needs, declared once: their types, and their names at run time. The chart gets placeholders; the
 * flow's folder in `src/flows` provides the real ones.
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
