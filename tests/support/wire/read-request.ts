import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { decodeRequest } from '#server/http/request/input.ts';
import { fieldsOf } from '#server/http/request/fields.ts';

const table = Object.entries(calls).map(([name, call]): readonly [CallName, Call] => [name as CallName, call]);

/** A request of the client as the server reads it. */
export interface ReadRequest {
  readonly name: CallName;
  readonly call: Call;
  /** The decoded values. */
  readonly request: Readonly<Record<string, unknown>>;
  /** What the answer is asked for in, such as `en`. */
  readonly language: string;
}

const bodyOf = ({ body }: RequestInit) =>
  body instanceof URLSearchParams || body instanceof FormData ? [...body.entries()] : [];

/** The call of the contract with this method and path; of several with one path, the one whose fixed fields came. Throws for what the server would refuse. */
export function readRequest(address: string, init: RequestInit): ReadRequest {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const fields = fieldsOf(Object.fromEntries([...searchParams, ...bodyOf(init)]));
  const isMeant = ({ method, path, fixed = {} }: Call) =>
    method === init.method &&
    path === pathname &&
    Object.entries(fixed).every(([name, value]) => fields[name] === value);
  const [found] = table
    .filter(([, call]) => isMeant(call))
    .toSorted(([, one], [, other]) => Object.keys(other.fixed ?? {}).length - Object.keys(one.fixed ?? {}).length);
  if (!found) throw new Error(`no call of the contract is ${String(init.method)} ${pathname}`);
  const [name, call] = found;
  const request = decodeRequest(call, fields) as ReadRequest['request'];
  return { name, call, request, language: new Headers(init.headers).get('Accept-Language') ?? '' };
}
