import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Config } from '../../config.ts';
import { sendFailure } from '../answer.ts';
import { CallFailure } from '../call-context.ts';
import { callRoutes } from '../dispatch.ts';
import { errorTexts } from '../error-texts.ts';
import { isFromInside } from '../request/inside.ts';
import { networkOf } from '../request/network.ts';
import { asksForPage } from '../pages/site.ts';
import { afterArrivals } from './arrivals.ts';
import { boundsOf, COME_AGAIN, type Gated } from './bounds.ts';
import { callerBudget } from './caller-budget.ts';
import { boundConnections } from './connection-bound.ts';
import { gateOf, type Gate } from './gate.ts';
import { watchLoop } from './loop-delay.ts';
import { routeWork, type RouteWork, type WorkClass } from './work-class.ts';

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
    /** The gate in which this call holds a place until its work is done. */
    place: Gate | null;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => void;

const tooMany = errorTexts.tooManyRequests;

/** Decides for every request whether its work starts now, later or not at all. Call it before registering routes. */
export function admitWork(app: FastifyInstance, { poolSize, limits }: Pick<Config, 'poolSize' | 'limits'>): void {
  const loop = watchLoop();
  app.addHook('onClose', (_app, done) => {
    loop.stop();
    done();
  });
  const bounds = boundsOf(poolSize, { mayWait: () => !loop.isLate(), begin: afterArrivals(app.server) });
  const gates: Record<Gated, Gate> = {
    booking: gateOf(bounds.booking),
    reading: gateOf(bounds.reading),
    soonest: gateOf(bounds.soonest),
    drawing: gateOf(bounds.drawing),
  };
  const budgets = { reads: callerBudget(limits.readsPerAddress), writes: callerBudget(limits.writesPerAddress) };
  /** A client that has disconnected has no address any more. */
  const overdrawn: FastifyInstance['overdrawn'] = (request, budget) =>
    isFromInside(request) ? 0 : budgets[budget].take(networkOf(request.ip ?? ''));

  const callHook =
    ({ work, browses }: RouteWork): Hook =>
    (request, reply, next) => {
      const seconds = overdrawn(request, browses ? 'reads' : 'writes');
      if (seconds > 0) sendFailure(request, reply, new CallFailure('tooManyRequests', { retry_after: seconds }));
      else if (gates[work].enter()) gates[work].begin(() => enter(request, gates[work], next));
      else queue(work, request, reply, next);
    };

  const queue = (work: WorkClass, request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction) => {
    const { socket } = request.raw;
    const gate = gates[work];
    let leaveQueue = () => {};
    const gone = () => leaveQueue();
    // Checked before waiting, because the request may be refused at once.
    socket.once('close', gone);
    leaveQueue = gate.wait({
      first: isFromInside(request),
      enter: () => {
        socket.off('close', gone);
        enter(request, gate, next);
      },
      refuse: () => {
        socket.off('close', gone);
        sendFailure(request, reply, new CallFailure('unavailable', { retry_after: COME_AGAIN[work] }));
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
  app.decorateRequest('place', null);
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

/** If the caller has disconnected, the place goes to the next one. */
function enter(request: FastifyRequest, gate: Gate, next: HookHandlerDoneFunction): void {
  if (request.raw.socket.destroyed) {
    gate.leave();
    return;
  }
  request.place = gate;
  next();
}

/** The answer is ready, so the work is done, even if the caller has gone. */
function leave(request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: HookHandlerDoneFunction): void {
  request.place?.leave();
  request.place = null;
  done();
}
