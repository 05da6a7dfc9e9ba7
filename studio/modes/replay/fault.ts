import { ERROR } from '#contract/errors.ts';
import type { TraceStep, TraceValue } from '#machines/shared/trace/trace.types.ts';

/** What went wrong, as a trace names it. */
export interface Fault {
  /** The name of an error that was thrown; null for a refusal that the chart was given as an answer. */
  readonly error: string | null;
  /** Of a call that had no answer in the terms of the contract. */
  readonly reason: string | null;
  readonly status: number | null;
  /** What the contract's catalogue calls it, and its `error_code`. */
  readonly name: string | null;
  readonly code: number | null;
}

type Fields = TraceStep['fields'];

const text = (value: TraceValue | undefined): string | null => (typeof value === 'string' ? value : null);
const codeOf = (name: string | null): number | null =>
  Object.entries(ERROR).find(([each]) => each === name)?.[1] ?? null;

const ERROR_FIELDS = ['name', 'reason', 'status', 'failure'];
const NAME_OF_REFUSAL = /(^|\.)errorName$/;

/** Of an error by itself. */
export function faultOf(error: Fields): Fault {
  const { status } = error;
  const name = text(error['failure']);
  return {
    error: text(error['name']),
    reason: text(error['reason']),
    status: typeof status === 'number' ? status : null,
    name,
    code: codeOf(name),
  };
}

/** Of a step: the error that a service threw, or the refusals in its answer. */
export function faultsIn(fields: Fields): Fault[] {
  const thrown = Object.fromEntries(
    ERROR_FIELDS.flatMap((name) => {
      const value = fields[`error.${name}`];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const refusals = Object.entries(fields).flatMap(([place, value]): Fault[] => {
    const name = NAME_OF_REFUSAL.test(place) ? text(value) : null;
    return name === null ? [] : [{ error: null, reason: null, status: null, name, code: codeOf(name) }];
  });
  return [...(Object.keys(thrown).length > 0 ? [faultOf(thrown)] : []), ...refusals];
}

/** The fields that `faultsIn` does not tell of. */
export const withoutFaults = (fields: Fields): [string, TraceValue][] =>
  Object.entries(fields).filter(
    ([place]) => !NAME_OF_REFUSAL.test(place) && !ERROR_FIELDS.some((name) => place === `error.${name}`),
  );

/** `slotTaken 3004`, `CallRejected 503`. */
export const faultWords = ({ error, reason, status, name, code }: Fault): string =>
  (name === null ? [error, status ?? reason] : [name, code]).filter((each) => each !== null).join(' ');
