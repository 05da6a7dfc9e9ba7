import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sampleCar } from '../sample-world.ts';

const answerSchema = z.object({ error_code: z.number(), error_msg: z.optional(z.string()) });

/** A new member who sends photos. */
export async function senderAt(server: TestServer) {
  const cookie = await newMember(server);
  const code = codeIn(cookie);
  const ask = (file_size = 1_000, file_type = 'image/jpeg') =>
    server.call('askUpload', { code, file_name: 'car.jpg', file_type, file_size }, { cookie });
  const signed = async () => z.parse(calls.askUpload.answer, (await ask()).results);
  const put = async (url: string, bytes: Buffer, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${server.url}${url}`, {
      method: 'PUT',
      headers: { Cookie: cookie, 'Content-Type': 'image/jpeg', 'Accept-Language': 'en', ...headers },
      body: new Uint8Array(bytes),
    });
    const { error_code, error_msg } = z.parse(answerSchema, await response.json());
    return { code: error_code, message: error_msg };
  };
  const send = async (bytes: Buffer, headers?: Readonly<Record<string, string>>) => {
    const { upload_url, ...upload } = await signed();
    return { ...upload, ...(await put(upload_url, bytes, headers)) };
  };
  const see = (url: string, as = cookie) => fetch(`${server.url}${url}`, { headers: { Cookie: as } });
  const carIn = (results: unknown) => z.parse(calls.addCar.answer, results).car_profile;
  const add = (photo_id: string | null) =>
    server.call('addCar', { code, car: { ...sampleCar, photo_id }, request_key: randomUUID() }, { cookie });
  const edit = (car_profile_id: string, change: { photo_id?: string | null; car_register_number?: string }) =>
    server.call(
      'editCar',
      { code, car: { ...sampleCar, ...change, car_profile_id }, request_key: randomUUID() },
      { cookie },
    );
  return { cookie, code, ask, signed, put, send, see, add, edit, carIn };
}

/** Says that a photo comes and sends none of it; `answered` is the answer, if there is one before the photo. */
export function announce(address: string, cookie: string, localAddress?: string) {
  const sent = request(address, {
    method: 'PUT',
    ...(localAddress !== undefined && { localAddress }),
    headers: { Cookie: cookie, 'Content-Length': 2_000_000 },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => void text(answer).then((body) => resolve(errorCodeIn(body)), reject));
    sent.on('error', reject);
  });
  answered.catch(() => {});
  sent.flushHeaders();
  return { answered, giveUp: () => sent.destroy() };
}
const errorCodeIn = (body: string) => z.parse(answerSchema, JSON.parse(body)).error_code;
