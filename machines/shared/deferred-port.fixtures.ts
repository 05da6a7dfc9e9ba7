import type { PortFn } from './ports.ts';

export interface DeferredCall<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly answer: (output: Output) => Promise<void>;
  readonly fail: () => Promise<void>;
}

export interface DeferredPort<Input, Output> {
  readonly service: PortFn<Input, Output>;
  readonly calls: readonly DeferredCall<Input, Output>[];
  /** Throws if there is no call. */
  readonly last: () => DeferredCall<Input, Output>;
}

/** Longer than any chain of microtasks from a promise to its chart. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A service that answers when the test says so. */
export function deferredPort<Input, Output>(): DeferredPort<Input, Output> {
  const calls: DeferredCall<Input, Output>[] = [];
  const service: PortFn<Input, Output> = (input, signal) =>
    new Promise((resolve, reject) => {
      calls.push({
        input,
        signal,
        answer: (output) => {
          resolve(output);
          return settled();
        },
        fail: () => {
          reject(new Error('down'));
          return settled();
        },
      });
    });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the port was not called');
    return call;
  };
  return { service, calls, last };
}

type DeferredOf<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends PortFn<infer Input, infer Output>
    ? DeferredPort<Input, Output>
    : never;
};

/** All the services of a chart, answered by the test. */
export function deferredPorts<Ports extends { readonly [Name in keyof Ports]: PortFn<never, unknown> }>(
  names: readonly (keyof Ports & string)[],
): { readonly ports: DeferredOf<Ports>; readonly services: Ports } {
  const ports = Object.fromEntries(names.map((name) => [name, deferredPort()]));
  const services: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, ports[name]?.service]));
  return { ports: ports as DeferredOf<Ports>, services: services as Ports };
}
