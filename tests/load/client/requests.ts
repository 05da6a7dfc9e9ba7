import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/all.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import { slotItem, type SlotRequest } from '#tests/fault/booking-load.ts';
import { formText, template } from './form-text.ts';

/** What a hold has made and a confirmation needs. */
export interface HeldSlot {
  readonly id: string;
  readonly cookie: string;
}

const device = { aff: '', device: 'web' } as const;
const KEY = '00000000-0000-4000-8000-000000000000';
const ID = '00000000-0000-4000-8000-000000000001';
const SLOT = { branch: 987_654_321, date: '2987-06-05', time: '04:30' };
const PLATE = '9ขข9876';

const item = slotItem(SLOT);
const holdForm = template(
  formText('setupTemporary', {
    item: { ...item, customer_data: { ...item.customer_data, register_number: PLATE } },
    ...device,
    request_key: KEY,
  }),
  {
    branch: String(SLOT.branch),
    dateTime: encodeURIComponent(dateTimeOf(SLOT.date, SLOT.time)),
    plate: encodeURIComponent(PLATE),
    key: KEY,
  },
);
const confirmForm = template(formText('confirm', { item: [ID], ...device, request_key: KEY }), { id: ID, key: KEY });

const LETTERS = encodeURIComponent('ขข');
/** A different car for each of a hundred thousand bookings. */
const plateOf = (number: number) => `${1 + (Math.floor(number / 9999) % 9)}${LETTERS}${1 + (number % 9999)}`;

const HEAD_OF_ALL = 'Host: 127.0.0.1\r\nAccept-Language: th\r\n';

const post = (path: string, form: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\n${HEAD_OF_ALL}${more}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;

/** The whole request of a new guest; `number` tells the guests apart. */
export const holdRequest = ({ branch = 0, date, time }: SlotRequest, number: number): string =>
  post(
    calls.setupTemporary.path,
    holdForm({
      branch: String(branch),
      dateTime: encodeURIComponent(dateTimeOf(date, time)),
      plate: plateOf(number),
      key: randomUUID(),
    }),
  );

export const confirmRequest = ({ id, cookie }: HeldSlot): string =>
  post(calls.confirm.path, confirmForm({ id, key: randomUUID() }), `Cookie: ${cookie}\r\n`);

export const readRequest = (pathAndQuery: string, more = ''): string =>
  `GET ${pathAndQuery} HTTP/1.1\r\n${HEAD_OF_ALL}${more}\r\n`;
