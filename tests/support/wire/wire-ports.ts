import type { AnswerFor, CallName, RequestFor } from '#contract/calls/all.ts';
import type { FailureDetails } from '#contract/errors.ts';
import type { PortFn } from '#machines/shared/ports.ts';
import type { Failure } from '#server/http/envelope.ts';

/** A request as it must arrive, without its key. */
export type Asked = {
  [N in CallName]: { readonly call: N; readonly request: Omit<RequestFor<N>, 'request_key'> };
}[CallName];

export interface Refusal {
  readonly failure: Failure;
  readonly message: string;
  readonly details?: FailureDetails;
}

/** How the server answers a call, and the next one if the product then makes it. */
export type Told = { readonly [N in CallName]?: AnswerFor<N> } | Refusal;

/** How the product's adapter reaches the server for one of a chart's services. */
export interface WirePort<Input, Output> {
  readonly asks: (input: Input) => Asked;
  /** The server's answer that gives this outcome, and those to what the product may then ask. */
  readonly told: (outcome: Output, input: Input) => Told | readonly Told[];
}

/** A service that the browser itself does, without a server, such as making a photo smaller. */
export interface BrowserPort<Output> {
  /** The product waits for the browser. */
  readonly isAsked: () => boolean;
  readonly does: (outcome: Output) => void;
  readonly fails: () => void;
}

/** A chart's services on the wire, by their names: all of them, so that a forgotten one does not compile. */
export type WirePorts<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortFn<infer Input, infer Output>
    ? WirePort<Input, Output> | BrowserPort<Output>
    : never;
};

/** The same without their types, as the walk finds them by the source of a child. */
export type AnyWirePorts = Readonly<Record<string, WirePort<unknown, unknown> | BrowserPort<unknown> | undefined>>;
