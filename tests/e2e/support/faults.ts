import type { Page, Request, Route } from '@playwright/test';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';

/** How long a page waits before it asks again by itself. A test that has installed the clock passes over it. */
export const PAUSE_MS = 8_000;

/** The fields of a call as they were sent. */
export const sentBy = (request: Request): URLSearchParams =>
  request.method() === 'GET' ? new URL(request.url()).searchParams : new URLSearchParams(request.postData() ?? '');

const names = Object.keys(calls) as CallName[];

const isCall = (call: Call, request: Request): boolean => {
  if (request.method() !== call.method || new URL(request.url()).pathname !== call.path) return false;
  const sent = sentBy(request);
  return Object.entries(call.fixed ?? {}).every(([field, value]) => sent.get(field) === value);
};

/** The contract's name of a call; null for a page, a file or a check whether a page exists. */
export function callOf(request: Request): CallName | null {
  if (!['fetch', 'xhr'].includes(request.resourceType()) || request.method() === 'HEAD') return null;
  // If several calls share a path, the one with more fixed fields is meant.
  const found = names.filter((name) => isCall(calls[name], request));
  const fixed = (name: CallName) => Object.keys((calls[name] as Call).fixed ?? {}).length;
  const [name] = found.toSorted((a, b) => fixed(b) - fixed(a));
  if (name === undefined) throw new Error(`The contract has no such call: ${request.method()} ${request.url()}`);
  return name;
}

/** Records which calls the page makes from now on. */
export function watchCalls(page: Page) {
  const made = new Set<CallName>();
  const open = new Set<Request>();
  page.on('request', (request) => {
    open.add(request);
    const name = callOf(request);
    if (name !== null) made.add(name);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { names: () => [...made].toSorted(), underWay: () => open.size };
}

/** The keys with which a call is sent from now on. */
export function keysOf(page: Page, name: CallName): readonly (string | null)[] {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (callOf(request) === name) keys.push(sentBy(request).get('request_key'));
  });
  return keys;
}

type Answering = (route: Route) => Promise<void>;

const json =
  (body: string): Answering =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body });

/** How a call goes wrong. A slow one is answered eventually: `held` resolves when it may be. */
export const FAULTS = {
  'answers 503': () => (route) => route.fulfill({ status: 503, body: 'down' }),
  'is refused': () => (route) => route.abort('connectionrefused'),
  'takes 10 s': (held) => async (route) => {
    await held;
    await route.continue();
  },
  'answers a page': () => (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>' }),
  'answers half of its JSON': () => async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'answers the wrong shape': () => json('{"error_code":0,"results":{"shoppening_list":"none","booking":[],"id":7}}'),
  'answers an empty object': () => json('{}'),
} satisfies Record<string, (held: Promise<void>) => Answering>;

export type Fault = keyof typeof FAULTS;

/** What the server answers once the session has ended by a sign-in elsewhere. */
const SUPERSEDED = json(`{"error_code":${ERROR.duplicateLogin},"error_msg":"","results":{}}`);

/** A promise and the function that resolves it. */
function gate(): [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

/** All scripts but the one that runs first. */
export const SCRIPTS = /\/assets\/(?!early-tap)[^/]*\.js$/;

/** Holds these files back until the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const [released, release] = gate();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Lets the answers of these calls, of one each, reach the page at the same moment. Resolves to them once all are there. */
export async function together(page: Page, names: readonly CallName[]): Promise<{ answers: Promise<unknown[]> }> {
  const answers = new Map<CallName, unknown>();
  const [complete, release] = gate();
  await page.route(
    ({ pathname }) => names.some((name) => calls[name].path === pathname),
    async (route) => {
      const name = callOf(route.request());
      if (name === null || !names.includes(name) || answers.has(name)) return route.fallback();
      answers.set(name, undefined);
      const response = await route.fetch();
      answers.set(name, await response.json());
      if (names.every((each) => answers.get(each) !== undefined)) release();
      await complete;
      await route.fulfill({ response });
    },
  );
  return { answers: complete.then(() => [...answers.values()]) };
}

/** The server does what it is asked, and nobody hears of it, so many times or until it is mended. `keys`: those that it was sent with. */
export async function loseAnswers(page: Page, name: CallName, times = Infinity) {
  const keys: (string | null)[] = [];
  let left = times;
  await page.route(
    ({ pathname }) => pathname === calls[name].path,
    async (route) => {
      if (callOf(route.request()) !== name) return route.fallback();
      keys.push(sentBy(route.request()).get('request_key'));
      const response = await route.fetch();
      left -= 1;
      await (left < 0 ? route.fulfill({ response }) : route.abort('connectionfailed'));
    },
  );
  const mend = () => {
    left = 0;
  };
  return { keys, mend };
}

/** Makes the call fail from now on, until the returned function is called. */
export async function spoil(page: Page, name: CallName, fault: Fault | 'is superseded'): Promise<() => void> {
  let isMended = false;
  const [held, release] = gate();
  const answer = fault === 'is superseded' ? SUPERSEDED : FAULTS[fault](held);
  await page.route(
    ({ pathname }) => pathname === calls[name].path,
    (route) => (!isMended && callOf(route.request()) === name ? answer(route) : route.fallback()),
  );
  return () => {
    isMended = true;
    release();
  };
}
