import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Kind } from '#contract/call.ts';
import type { Config } from '../../config.ts';
import { sendFailure } from '../answer.ts';
import { CallFailure } from '../call-context.ts';
import { callRoutes } from '../dispatch.ts';
import { errorTexts } from '../error-texts.ts';
import { isFromInside } from '../request/inside.ts';
import { networkOf } from '../request/network.ts';
import { hashesFor, tokensOf } from '../session.ts';
import { asksForPage } from '../pages/site.ts';
import { afterArrivals } from './arrivals.ts';
import { boundsOf, COME_AGAIN, OWN_BOUNDS, OWN_PLANS, type Gated } from './bounds.ts';
import { callerBudget } from './caller-budget.ts';
import { callerGates } from './caller-gates.ts';
import { boundConnections } from './connection-bound.ts';
import { gateOf, type Gate } from './gate.ts';
import { watchLoop } from './loop-delay.ts';
import { routeWork, type RouteWork } from './work-class.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The gate of each kind of work; also tells how full each is. */
    gates: Readonly<Record<Gated, Gate>>;
    /**
     * Counts the request towards a budget of its address. Returns 0 if it may go on; otherwise the seconds until the budget allows it again, and the
     * request must be refused.
     */
    overdrawn: (request: FastifyRequest, budget: 'reads' | 'writes') => number;
  }
  interface FastifyRequest {
    /** The gates in which this call holds places until its work is done; undefined until it holds one. */
    places: Gate[] | undefined;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => void;

const tooMany = errorTexts.tooManyRequests;

/** Decides for every request whether its work starts now, later or not at all. Call it before registering routes. */
export function admitWork(
  app: FastifyInstance,
  { poolSize, limits, https }: Pick<Config, 'poolSize' | 'limits' | 'https'>,
): void {
  const loop = watchLoop();
  app.addHook('onClose', (_app, done) => {
    loop.stop();
    done();
  });
  const bounds = boundsOf(poolSize, { mayWait: () => !loop.isLate(), begin: afterArrivals(app.server) });
  const gates: Record<Gated, Gate> = {
    booking: gateOf(bounds.booking),
    personal: gateOf(bounds.personal),
    planning: gateOf(bounds.planning),
    reading: gateOf(bounds.reading),
    soonest: gateOf(bounds.soonest),
    drawing: gateOf(bounds.drawing),
  };
  const own = { reads: callerGates(OWN_BOUNDS), plans: callerGates(OWN_PLANS) };
  const budgets = { reads: callerBudget(limits.readsPerAddress), writes: callerBudget(limits.writesPerAddress) };
  /** A client that has disconnected has no address any more. */
  const overdrawn: FastifyInstance['overdrawn'] = (request, budget) =>
    isFromInside(request) ? 0 : budgets[budget].take(networkOf(request.ip ?? ''));

  const callHook =
    ({ work, browses, ofCaller }: RouteWork): Hook =>
    (request, reply, next) => {
      const seconds = overdrawn(request, browses ? 'reads' : 'writes');
      if (seconds > 0) {
        sendFailure(request, reply, new CallFailure('tooManyRequests', { retry_after: seconds }));
        return;
      }
      const isInside = isFromInside(request);
      const callers = ofCaller.length === 0 ? [] : secretsOf(request, ofCaller, https);
      const doors: Door[] = [
        ...(isInside
          ? []
          : callers.map((caller) => ({
              gate: () => own[work === 'planning' ? 'plans' : 'reads'].of(caller),
              first: false,
            }))),
        { gate: () => gates[work], first: isInside },
        ...(work === 'personal' ? [{ gate: () => gates.reading, first: true }] : []),
      ];
      goThrough(doors, request, {
        next,
        refuse: () => {
          const failure = work === 'planning' ? 'plannersBusy' : 'unavailable';
          sendFailure(request, reply, new CallFailure(failure, { retry_after: COME_AGAIN[work] }));
        },
      });
    };

  const pageHook: Hook = (request, reply, next) => {
    const seconds = asksForPage(request) ? overdrawn(request, 'reads') : 0;
    if (seconds === 0) next();
    else sayTooMany(reply, seconds);
  };
  /** The embedded provider's pages and forms, whatever their Accept header says. */
  const providerHook: Hook = (request, reply, next) => {
    const seconds = overdrawn(request, request.method === 'POST' ? 'writes' : 'reads');
    if (seconds === 0) next();
    else sayTooMany(reply, seconds);
  };

  boundConnections(app);
  app.decorate('gates', gates);
  app.decorate('overdrawn', overdrawn);
  app.decorateRequest('places');
  const works = new Map(callRoutes().map((route) => [`${route.method} ${route.path}`, routeWork(route)]));
  app.addHook('onRoute', (route) => {
    const work = works.get(`${String(route.method)} ${route.url}`);
    // Only once the whole request has arrived, so that a slow sender occupies no place.
    if (work)
      Object.assign(route, {
        preHandler: [callHook(work), ...[route.preHandler ?? []].flat()],
        onSend: [leave, ...[route.onSend ?? []].flat()],
      });
    else if (route.url === '/*') Object.assign(route, { onRequest: pageHook });
    else if (/^\/sso\b/.test(route.url)) Object.assign(route, { onRequest: providerHook });
  });
}

/** The answer to a person who opens a page, as text in both languages. */
export function sayTooMany(reply: FastifyReply, seconds: number): void {
  reply
    .code(429)
    .header('Retry-After', String(seconds))
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${tooMany.th}\n${tooMany.en}\n`);
}

/** What identifies the caller in each of these kinds. Whether such a session lives is found out once the call has its place. */
const secretsOf = (request: FastifyRequest, who: readonly Kind[], https: boolean): string[] =>
  hashesFor({ who }, tokensOf(request.cookies, https)).filter((hash) => hash !== null && hash !== '') as string[];

interface Door {
  /** Asked for when it is the door's turn. */
  readonly gate: () => Gate;
  readonly first: boolean;
}

interface Passing {
  readonly next: () => void;
  readonly refuse: () => void;
}

/** Takes a place in each gate, one after another. A caller who disconnects gives all of them back. */
function goThrough([door, ...others]: readonly Door[], request: FastifyRequest, passing: Passing): void {
  if (door === undefined) {
    passing.next();
    return;
  }
  const { socket } = request.raw;
  const gate = door.gate();
  const enter = () => {
    (request.places ??= []).push(gate);
    if (socket.destroyed) leaveAll(request);
    else goThrough(others, request, passing);
  };
  if (gate.enter()) {
    gate.begin(enter);
    return;
  }
  let leaveQueue = () => {};
  const gone = () => {
    leaveQueue();
    leaveAll(request);
  };
  // Checked before waiting, because the request may be refused at once.
  socket.once('close', gone);
  leaveQueue = gate.wait({
    first: door.first,
    enter: () => {
      socket.off('close', gone);
      enter();
    },
    refuse: () => {
      socket.off('close', gone);
      passing.refuse();
    },
  });
}

function leaveAll(request: FastifyRequest): void {
  for (const place of request.places?.splice(0).toReversed() ?? []) place.leave();
}

/** The answer is ready, so the work is done, even if the caller has gone. */
function leave(request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: HookHandlerDoneFunction): void {
  leaveAll(request);
  done();
}
