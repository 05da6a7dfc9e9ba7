import codes from './failure-codes.json';

type Codes = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>>;

const all: Codes = codes;

/** The error codes of the server with which the tests cause a failure of a service; none if they have no wire for it. */
export const codesOfFailure = (flow: string, service: string, failure: string): readonly number[] =>
  all[flow]?.[service]?.[failure] ?? [];
