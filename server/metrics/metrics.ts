import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import type { Db } from '../db/pool.ts';

/** The labels of a counted answer: only names of our own, never anything a caller can choose. */
export interface CountedAnswer {
  /** The call's id, or what else was sent. */
  readonly call: string;
  /** The name of a call's error_code, else the status. */
  readonly outcome: string;
  readonly errorCode: number | undefined;
  readonly seconds: number;
}

export interface Metrics {
  readonly count: (answer: CountedAnswer) => void;
  /** All of them in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CONFLICTS: readonly number[] = [ERROR.slotTaken, ERROR.failedAtScheduledTime];

/** This process's counts since its start, its connection pool and its event loop. */
export function createMetrics({ $client: pool }: Pick<Db, '$client'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'roddee_requests_total',
    help: 'Answers by call (its id, page, file or none) and outcome; the calls of pages drawn here count too.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'roddee_request_seconds',
    help: 'Seconds until the answer, by call.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const holds = new Counter({
    name: 'roddee_holds_total',
    help: 'Temporary bookings made or moved, as they were answered.',
    registers,
  });
  const conflicts = new Counter({
    name: 'roddee_conflicts_total',
    help: 'Slots that somebody else had, by error_code.',
    labelNames: ['error_code'],
    registers,
  });
  for (const code of CONFLICTS) conflicts.inc({ error_code: code }, 0);
  const connections = new Gauge({
    name: 'roddee_pool_connections',
    help: 'Connections to the database: total and idle; waiting: who waits for one.',
    labelNames: ['state'],
    registers,
  });
  return {
    count: ({ call, outcome, errorCode, seconds: taken }) => {
      requests.inc({ call, outcome });
      seconds.observe({ call }, taken);
      if (call === calls.setupTemporary.id && errorCode === ERROR.ok) holds.inc();
      if (errorCode !== undefined && CONFLICTS.includes(errorCode)) conflicts.inc({ error_code: errorCode });
    },
    text: () => {
      connections.set({ state: 'total' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
