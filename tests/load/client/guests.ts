import { setTimeout as pause } from 'node:timers/promises';
import type { RawAnswer } from './answer-parser.ts';
import { openConnection } from './connection.ts';
import { readerOf } from './reading.ts';
import { confirmRequest, holdRequest, type HeldSlot } from './requests.ts';
import { emptyTally, type Act, type Stock, type Tally, type Task, type Work } from './task.ts';

const ID = /"id":"([0-9a-f-]{36})"/;
const CODE = /^\{"error_code":(\d+)/;
/** Of the mix, in per cent; the rest is reading. */
const SHARE = { hold: 8, confirm: 2 };

/** Null for a good answer, else status and error code. A compressed body is a long one, and so no refusal. */
function refusalIn({ status, body }: RawAnswer): string | null {
  const code = CODE.exec(body.toString('latin1', 0, 40))?.[1] ?? '0';
  return status === 200 && code === '0' ? null : `${status} ${code}`;
}

/** A tenth of what the server asks for, give or take a half: people would wait longer, but a bench has less time. */
const waitOf = (answer: RawAnswer | null) => (answer?.retryAfterSeconds ?? 5) * 100 * (0.5 + Math.random());

/** What one guest process keeps between tasks: held slots not yet confirmed. */
export function guestsOf({ slots }: Stock) {
  const read = readerOf([...new Set(slots.map(({ branch = 0 }) => branch))]);
  const unconfirmed: HeldSlot[] = [];
  let guests = 0;

  /** Sends, waits and sends again until answered; null when the time is up. */
  function clientOf(task: Task, number: number, tally: Tally, until: number) {
    const connections = task.origins.map((origin) => openConnection(origin, number));
    let turn = number;

    async function ask(act: Act, text: string): Promise<RawAnswer | null> {
      for (;;) {
        const begun = performance.now();
        const connection = connections[(turn += 1) % connections.length];
        const answer = (await connection?.send(text).catch(() => null)) ?? null;
        const refusal = answer === null ? 'broken' : refusalIn(answer);
        if (refusal === null) {
          tally.ms[act].push(performance.now() - begun);
          return answer;
        }
        tally.refused[refusal] = (tally.refused[refusal] ?? 0) + 1;
        await pause(waitOf(answer));
        if (performance.now() >= until) return null;
      }
    }

    const look = async () => (await ask('read', read())) !== null;

    async function hold(): Promise<HeldSlot | null> {
      const slot = slots.pop();
      if (slot === undefined) throw new Error('No slot is left: take fewer seconds.');
      const answer = await ask('hold', holdRequest(slot, (guests += 1)));
      if (answer === null) return null;
      const id = ID.exec(answer.body.toString('latin1'))?.[1];
      if (id === undefined || answer.cookie === null) throw new Error('A hold without an id or a cookie.');
      return { id, cookie: answer.cookie };
    }

    const confirm = async (held: HeldSlot) => (await ask('confirm', confirmRequest(held))) !== null;

    async function book(): Promise<void> {
      const begun = performance.now();
      const held = await hold();
      if (held !== null && (await confirm(held))) tally.ms.book.push(performance.now() - begun);
    }

    /** The latest of several held slots is confirmed, the others are left to expire. */
    let latest: HeldSlot | null = null;
    let owed = 0;
    async function mix(): Promise<void> {
      const drawn = Math.random() * 100;
      if (drawn >= SHARE.hold + SHARE.confirm) return void (await look());
      if (drawn < SHARE.hold) latest = await hold();
      else owed += 1;
      if (latest === null || owed === 0) return;
      const held = latest;
      latest = null;
      owed -= 1;
      await confirm(held);
    }

    const steps: Record<Work, () => Promise<unknown>> = {
      read: look,
      hold: async () => {
        const held = await hold();
        if (held !== null) unconfirmed.push(held);
      },
      confirm: async () => {
        const held = unconfirmed.pop();
        if (held !== undefined) await confirm(held);
      },
      book,
      mix,
    };
    const close = () => {
      for (const connection of connections) connection.close();
    };
    return { step: steps[task.work], close };
  }

  return async function run(task: Task): Promise<Tally> {
    const tally = emptyTally();
    const until = performance.now() + task.seconds * 1000;
    const isOver = () => performance.now() >= until || (task.work === 'confirm' && unconfirmed.length === 0);
    const oneClient = async (number: number) => {
      const { step, close } = clientOf(task, number, tally, until);
      try {
        while (!isOver()) await step();
      } finally {
        close();
      }
    };
    await Promise.all(Array.from({ length: task.clients }, (_, number) => oneClient(number)));
    return tally;
  };
}
