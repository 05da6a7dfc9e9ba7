import { fromPromise, type PromiseActorLogic } from 'xstate';

declare global {
  /** Charts know no DOM; where its library is present, this merges with the real one. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** A service as the flow's folder in `src/flows` gives it. The signal is aborted when the chart no longer wants the answer. */
export type PortFn<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/**
 * A typed placeholder for a service that a flow needs. The flow's folder in `src/flows` provides the real one; the ports of a
 * chart are one object type, so that a forgotten one does not compile.
 */
export const port = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided`)));

/** Makes a service the actor that a placeholder stands for. */
export const connect = <Input, Output>(service: PortFn<Input, Output>): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(({ input, signal }) => service(input, signal));
