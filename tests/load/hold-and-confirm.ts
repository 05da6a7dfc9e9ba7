import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { bookingCalls } from '#contract/booking.calls.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import { itemOf, type SlotWish } from '#tests/fault/booking-load.ts';
import { callerOf, type Answered } from './caller.ts';

export interface Load {
  readonly clients: number;
  readonly perSecond: number;
  /** Of hold and confirm together. */
  readonly ms: readonly number[];
  /** Guests who were answered that the server is busy. */
  readonly refused: number;
}

/** Every half hour of every lane, each one on another branch and day than those before it. */
export async function everySlot(db: Client): Promise<SlotWish[]> {
  const { rows } = await db.query<{ location_id: number; day: string; cell: number }>(`
    select b.location_id, d.day::text, cell
    from branch b, generate_series(2, 55) i, lateral (select (app_now() at time zone 'Asia/Bangkok')::date + i as day) d
    join branch_hours h on h.weekday = extract(dow from d.day),
      generate_series(h.open_cell, h.close_cell - 2, 2) cell, generate_series(1, b.lanes) lane
    where h.location_id = b.location_id
    order by lane, cell - h.open_cell, md5(b.location_id::text || d.day)`);
  return rows.map(({ location_id, day, cell }) => ({ branch: location_id, date: day, time: timeOfCell(cell) }));
}

/** Guests who come one after the other to each client: each is new, holds a time and confirms it. */
export async function book(origin: string, slots: SlotWish[], clients: number, seconds: number): Promise<Load> {
  const ms: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const oneClient = async (number: number) => {
    const { call, close } = callerOf(origin, number);
    try {
      while (performance.now() < end) {
        const slot = slots.pop();
        if (slot === undefined) throw new Error('No slot is left: take fewer seconds.');
        const from = performance.now();
        if (await holdAndConfirm(call, slot)) ms.push(performance.now() - from);
        else refused += 1;
      }
    } finally {
      close();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => oneClient(number)));
  return { clients, perSecond: (ms.length / (performance.now() - begun)) * 1000, ms, refused };
}

const { setupTemporary, confirm } = bookingCalls;
const device = { aff: '', device: 'web' } as const;

const BUSY = 503;

/** False where the server was too busy for one of them; any other refusal is a fault of this bench. */
async function holdAndConfirm(call: ReturnType<typeof callerOf>['call'], slot: SlotWish): Promise<boolean> {
  const held = await call({
    ...setupTemporary,
    fields: z.encode(setupTemporary.request, { item: itemOf(slot), ...device, request_key: randomUUID() }) as Fields,
  });
  if (isBusy(held)) return false;
  const { id } = z.parse(setupTemporary.answer, held.results);
  const confirmed = await call({
    ...confirm,
    fields: z.encode(confirm.request, { item: [id], ...device, request_key: randomUUID() }) as Fields,
    cookie: held.cookie,
  });
  return !isBusy(confirmed);
}

function isBusy({ status, code }: Answered): boolean {
  if (code !== 0 && status !== BUSY) throw new Error(`Hold or confirm was refused: ${status} ${code}`);
  return code !== 0;
}

type Fields = Record<string, string>;
