import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { forgetDue } from '#server/jobs/retention.job.ts';
import { forgetPerson } from '#server/upkeep/forget-person.ts';
import { NEW_CARD } from '#tests/support/card.ts';
import { jpeg, png, SECRET, SVG, webp } from '#tests/support/photos.ts';
import { startMemberWorld } from './member-world.ts';
import { announce, senderAt } from './photo-sender.ts';

const { server, later } = await startMemberWorld();

const newSender = () => senderAt(server);

/** Sends the second half of the body when other requests would have been ended. */
const sendSlowly = (url: string, cookie: string, bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(url, {
      method: 'PUT',
      headers: { Cookie: cookie, 'Content-Length': bytes.length },
    });
    sent.on('response', (answer) => void text(answer).then(resolve, reject));
    sent.on('error', reject);
    sent.write(bytes.subarray(0, 100));
    setTimeout(() => sent.end(bytes.subarray(100)), 13_000);
  });

/** On a server of its own, since the tests meanwhile move the clock of theirs. */
const patient = await startMemberWorld();
const sentSlowly = (async () => {
  const { cookie, signed } = await senderAt(patient.server);
  const { upload_url } = await signed();
  return sendSlowly(`${patient.server.url}${upload_url}`, cookie, jpeg());
})();

const stored = async (id: string) =>
  (await server.db.execute(sql`select from photo where id = ${id}::uuid`)).rows.length;

describe('a photo of a car', () => {
  it.each([
    ['JPEG', jpeg(), 'image/jpeg'],
    ['PNG', png(), 'image/png'],
    ['WebP', webp(), 'image/webp'],
  ])(
    'CAR-03 a %s is sent where get-aws says, given to a car, and shown to its account alone, without place and words',
    async (_name, bytes, type) => {
      const { cookie, send, see, add, carIn } = await newSender();
      expect(bytes.includes(SECRET)).toBe(true);
      const sent = await send(bytes);
      expect(sent.code).toBe(ERROR.ok);
      const car = carIn((await add(sent.photo_id)).results);
      expect(car.car_image_url).toBe(sent.image_url);
      const shown = await see(sent.image_url);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
      });
      expect(Buffer.from(await shown.arrayBuffer()).includes(SECRET)).toBe(false);
      const tag = shown.headers.get('etag') ?? '';
      const again = async (as: string, tag: string) => {
        const headers = { Cookie: as, 'If-None-Match': tag };
        return (await fetch(`${server.url}${sent.image_url}`, { headers })).status;
      };
      const stranger = (await newSender()).cookie;
      expect([await again(cookie, tag), await again(cookie, `"${sent.photo_id}"`), await again(stranger, tag)]).toEqual(
        [304, 200, 404],
      );
      expect((await see(sent.image_url, '')).status).toBe(404);
    },
  );

  it('CAR-03 may have 2,097,152 bytes and not one more, whatever was said of its size', async () => {
    const { ask, send } = await newSender();
    expect((await send(jpeg({ length: PHOTO_MAX_BYTES }))).code).toBe(ERROR.ok);
    for (const length of [PHOTO_MAX_BYTES + 1, 2 * PHOTO_MAX_BYTES])
      expect(await send(jpeg({ length }))).toMatchObject({
        code: ERROR.photoTooLarge,
        message: 'Limit file size 2 Mb, please try again.',
      });
    expect((await ask(PHOTO_MAX_BYTES)).code).toBe(ERROR.ok);
    expect((await ask(PHOTO_MAX_BYTES + 1)).code).toBe(ERROR.photoTooLarge);
  });

  it.each([
    ['a drawing with a script under a photo’s name', SVG, 'photoUnreadable'],
    ['a page under a photo’s name', Buffer.from('<!doctype html><script>1</script>'), 'photoUnreadable'],
    ['a JPEG that is cut off', jpeg().subarray(0, 200), 'photoUnreadable'],
    ['a PNG of 30,000 x 30,000 pixels', png({ width: 30_000, height: 30_000, pixels: 0 }), 'photoTooManyPixels'],
  ] as const)('%s is refused, and nothing is stored', async (_what, bytes, failure) => {
    const { send } = await newSender();
    const { code, photo_id } = await send(bytes);
    expect([code, await stored(photo_id)]).toEqual([ERROR[failure], 0]);
  });

  it('a drawing is refused before it is sent, and a photo under a wrong type is taken for what it is', async () => {
    const { ask, send, see } = await newSender();
    expect((await ask(1_000, 'image/svg+xml')).code).toBe(ERROR.photoUnreadable);
    const { code, image_url } = await send(png(), { 'Content-Type': 'image/svg+xml' });
    expect(code).toBe(ERROR.ok);
    expect((await see(image_url)).headers.get('content-type')).toBe('image/png');
  });
});

describe('the signed address', () => {
  it('is not read of who may not send it, nor more than three at once of one account', async () => {
    const [sender, other] = [await newSender(), await newSender()];
    const { upload_url: url } = await sender.signed();
    for (const [address, cookie, code] of [
      [url, '', ERROR.pleaseLogIn],
      [url, other.cookie, ERROR.uploadOver],
      [`${url}x`, sender.cookie, ERROR.uploadOver],
      [`/x/photos/${randomUUID()}`, sender.cookie, ERROR.uploadOver],
    ] as const)
      expect(await announce(`${server.url}${address}`, cookie).answered).toBe(code);

    const coming = [1, 2, 3].map(() => announce(`${server.url}${url}`, sender.cookie));
    await pause(500);
    expect(await announce(`${server.url}${url}`, sender.cookie).answered).toBe(ERROR.tooManyRequests);
    expect((await other.send(jpeg())).code).toBe(ERROR.ok);
    for (const { giveUp } of coming) giveUp();
    await vi.waitFor(async () => expect((await sender.put(url, jpeg())).code).toBe(ERROR.ok), 10_000);
  });

  it('eleven accounts at one address that send nothing of three photos each leave places for others', async () => {
    const urls = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const sender = await newSender();
        return { cookie: sender.cookie, address: `${server.url}${(await sender.signed()).upload_url}` };
      }),
    );
    const coming = urls.flatMap(({ address, cookie }) => [1, 2, 3].map(() => announce(address, cookie, '127.0.0.7')));
    const refused = { count: 0 };
    for (const { answered } of coming)
      void answered.then(
        (code) => (refused.count += Number(code === ERROR.tooManyRequests)),
        () => {},
      );
    await vi.waitFor(() => expect(refused.count).toBe(33 - 8), 10_000);
    const other = await newSender();
    expect((await other.send(jpeg())).code).toBe(ERROR.ok);
    for (const { giveUp } of coming) giveUp();
  });

  it('counts once, for its account, from our own pages, and for ten minutes', async () => {
    const sender = await newSender();
    const { upload_url: url, photo_id } = await sender.signed();
    const other = await newSender();
    expect((await other.put(url, jpeg())).code).toBe(ERROR.uploadOver);
    expect((await sender.put(url, jpeg(), { Cookie: '' })).code).toBe(ERROR.pleaseLogIn);
    expect((await sender.put(url, jpeg(), { Origin: 'https://elsewhere.example' })).code).toBe(ERROR.foreignOrigin);
    expect((await sender.put(url.replace(photo_id, randomUUID()), jpeg())).code).toBe(ERROR.uploadOver);
    expect((await sender.put(url.replace(/until=\d/, 'until=9'), jpeg())).code).toBe(ERROR.uploadOver);
    expect((await sender.put(url, SVG)).code).toBe(ERROR.photoUnreadable);
    expect((await sender.put(url, jpeg())).code).toBe(ERROR.ok);
    expect((await sender.put(url, png())).code).toBe(ERROR.uploadOver);

    const { car_profile_id: car } = sender.carIn((await sender.add(photo_id)).results);
    await sender.edit(car, { photo_id: null });
    expect([await stored(photo_id), (await sender.put(url, png())).code]).toEqual([0, ERROR.uploadOver]);

    const { upload_url: late, expires_at, now } = await sender.signed();
    expect(Date.parse(expires_at) - Date.parse(now)).toBe(600_000);
    await later('601 seconds');
    expect((await sender.put(late, jpeg())).code).toBe(ERROR.uploadOver);
  });
});

describe('a photo is gone', () => {
  it('not while a car is given it: another photo that is sent at the same moment pushes out those that no car has', async () => {
    const sender = await newSender();
    const car = sender.carIn((await sender.add(null)).results).car_profile_id;
    for (let round = 0; round < 12; round += 1) {
      const sent = [];
      for (let photo = 0; photo < 5; photo += 1) sent.push(await sender.send(jpeg()));
      const oldest = sent[0]?.photo_id ?? '';
      const { upload_url: last } = await sender.signed();
      const [edited] = await Promise.all([sender.edit(car, { photo_id: oldest }), sender.put(last, jpeg())]);
      if (edited.code === ERROR.ok) expect([round, await stored(oldest)]).toEqual([round, 1]);
      else expect(edited.code).toBe(ERROR.photoNotFound);
    }
  });

  it('when it is taken away, replaced, or its car is deleted; what an account has sent for none is five at most', async () => {
    const { send, add, edit, carIn, see, cookie, code } = await newSender();
    const [first, second] = [await send(jpeg()), await send(png())];
    const { car_profile_id: id } = carIn((await add(first.photo_id)).results);
    expect(carIn((await edit(id, {})).results).car_image_url).toBe(first.image_url);
    expect(carIn((await edit(id, { photo_id: second.photo_id })).results).car_image_url).toBe(second.image_url);
    expect((await see(first.image_url)).status).toBe(404);
    expect((await edit(id, { photo_id: first.photo_id })).code).toBe(ERROR.photoNotFound);
    expect((await see(second.image_url)).status).toBe(200);
    expect(carIn((await edit(id, { photo_id: null })).results).car_image_url).toBeNull();
    expect(await stored(second.photo_id)).toBe(0);

    const third = await send(jpeg());
    await edit(id, { photo_id: third.photo_id });
    const about = { code, car_profile_id: id, request_key: randomUUID() };
    expect((await server.call('deleteCar', about, { cookie })).code).toBe(ERROR.ok);
    expect(await stored(third.photo_id)).toBe(0);

    const many = [];
    for (let photo = 0; photo < 7; photo += 1) many.push((await send(jpeg())).photo_id);
    const { rows } = await server.db.execute<{ id: string }>(sql`
      select id from photo where id = any(${sql.param(many)}::uuid[])`);
    expect(new Set(rows.map((row) => row.id))).toEqual(new Set(many.slice(2)));
  });

  it('of somebody else, or of another car, cannot be given to a car', async () => {
    const { photo_id } = await (await newSender()).send(jpeg());
    const { add, edit, send, carIn, cookie, code } = await newSender();
    expect((await add(photo_id)).code).toBe(ERROR.photoNotFound);
    expect(await stored(photo_id)).toBe(1);
    const own = await send(jpeg());
    const { car_profile_id: id } = carIn((await add(own.photo_id)).results);
    const { results } = await server.call('listMyCars', { code }, { cookie });
    const cars = z.parse(calls.listMyCars.answer, results).car_profile_list;
    const other = cars.find((car) => car.car_profile_id !== id)?.car_profile_id ?? '';
    const moved = await edit(other, { car_register_number: '7งง 7', photo_id: own.photo_id });
    expect(moved.code).toBe(ERROR.photoNotFound);
  });

  it('with its account, and a day after it was sent for no car', async () => {
    const { send, add } = await newSender();
    const [used, unused] = [await send(jpeg()), await send(jpeg())];
    await add(used.photo_id);
    await server.db.execute(sql`
      update photo set created_at = app_now() - interval '1 day' where id in (${used.photo_id}::uuid, ${unused.photo_id}::uuid)`);
    expect((await forgetDue(server.db, 365))?.photos).toBe(1);
    expect([await stored(used.photo_id), await stored(unused.photo_id)]).toEqual([1, 0]);
    const another = await send(jpeg());
    await forgetPerson(server.db, { phone: NEW_CARD.tel }, { cancelLiving: false });
    expect([await stored(used.photo_id), await stored(another.photo_id)]).toEqual([0, 0]);
  });
});

it('a photo is taken over a line so slow that any other request would be ended', async () => {
  expect(JSON.parse(await sentSlowly)).toMatchObject({ error_code: ERROR.ok });
}, 30_000);
