import { calls } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { CallFailure } from './call-context.ts';
import { fieldsOf, isRepeated, type FieldProblems, type Fields } from './request/fields.ts';
import type { CallTable } from './handlers.ts';

export interface NamedCall {
  readonly name: string;
  readonly call: Call;
}

/** The calls that share one method and path; their fixed fields distinguish them. */
export interface CallRoute {
  readonly method: Call['method'];
  readonly path: string;
  readonly calls: readonly NamedCall[];
}

/** With one slash even where the contract has two, and without the slash at the end. */
const plainPath = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`;

export function callRoutes(table: CallTable = calls): CallRoute[] {
  const routes = new Map<string, { method: Call['method']; path: string; calls: NamedCall[] }>();
  for (const [name, call] of Object.entries(table)) {
    const path = plainPath(call.path);
    const route = routes.get(`${call.method} ${path}`) ?? { method: call.method, path, calls: [] };
    route.calls.push({ name, call });
    routes.set(`${call.method} ${path}`, route);
  }
  return [...routes.values()];
}

/** The first path segments that belong to calls; nothing below them is a page. */
export const callSegments: ReadonlySet<string> = new Set(
  Object.values(calls).map((call) => plainPath(call.path).split('/')[1] ?? ''),
);

/** Takes each field only from the place where the contract puts it. */
export function sentFields({ method, calls }: CallRoute, request: { query: unknown; body: unknown }): Fields {
  const query = fieldsOf(request.query);
  if (method === 'GET') return query;
  const inQuery = calls.flatMap(({ call }) => call.query ?? []);
  return { ...fieldsOf(request.body), ...Object.fromEntries(inQuery.map((name) => [name, query[name]])) };
}

/** The requested call; a CallFailure names the fixed fields if they match none. */
export function pickCall(route: CallRoute, fields: Fields): NamedCall {
  const judged = route.calls.map((named) => {
    const fixed = Object.entries(named.call.fixed ?? {});
    const wrong = fixed.filter(([name, value]) => fields[name] !== value).map(([name]) => name);
    return { named, wrong, right: fixed.length - wrong.length };
  });
  const [best] = judged.toSorted((a, b) => b.right - a.right || a.wrong.length - b.wrong.length);
  if (best === undefined) throw new CallFailure('unknownCall');
  if (best.wrong.length === 0) return best.named;
  throw new CallFailure('invalidInput', { fields: best.wrong.map((field) => fixedProblem(fields, field)) });
}

function fixedProblem(fields: Fields, field: string): FieldProblems[number] {
  if (isRepeated(fields, field)) return { field, problem: 'repeated' };
  return { field, problem: fields[field] ? 'malformed' : 'missing' };
}
