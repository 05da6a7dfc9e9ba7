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

/** What a port does: `writes` changes something on the server, so that after the session has ended it is not sent again without the person. */
export type PortKind = 'reads' | 'writes';

interface Defined<Ports> {
  /** Placeholders that the chart names; each rejects until the real service is provided. */
  readonly placeholders: ActorsOf<Ports>;
  /** The actors to `provide`: all of them, so that a forgotten service does not compile. */
  readonly actorsOf: (ports: Ports) => ActorsOf<Ports>;
}

/**
 * The services that a chart needs, declared once: their types, and their names at run time with what each does. The chart gets placeholders, which
 * carry their `kind`; the flow's folder in `src/flows` provides the real ones.
 */
export const definePorts =
  <Ports extends { readonly [Name in keyof Ports]: PortFn<never, unknown> }>() =>
  (kinds: Readonly<Record<keyof Ports & string, PortKind>>): Defined<Ports> => {
    const names = Object.keys(kinds) as (keyof Ports & string)[];
    const each = (logicOf: (name: keyof Ports & string) => unknown) =>
      Object.fromEntries(names.map((name) => [name, logicOf(name)])) as ActorsOf<Ports>;
    const refuse = (name: string) => () => Promise.reject(new Error(`The port ${name} is not provided`));
    return {
      placeholders: each((name) => Object.assign(fromPromise(refuse(name)), { kind: kinds[name] })),
      actorsOf: (ports) => each((name) => fromPromise(({ input, signal }) => ports[name](input as never, signal))),
    };
  };
