import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { jpeg } from '#tests/support/photos.ts';
import { encodeCall } from '#tests/support/server.ts';
import { idOfMember } from './saver.ts';
import { startMemberWorld } from './member-world.ts';
import { senderAt } from './photo-sender.ts';

const { server } = await startMemberWorld();

/** A form and the head of a photo on one line, which is cut before the form has its answer: the photo's own has no line yet. */
async function cutOff({ cookie, code, signed }: Awaited<ReturnType<typeof senderAt>>): Promise<void> {
  const { port, host, hostname } = new URL(server.url);
  const { upload_url: photo } = await signed();
  const form = new URLSearchParams(encodeCall('updateProfile', { code, data: {} })).toString();
  const about = `Host: ${host}\r\nCookie: ${cookie}\r\n`;
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  await once(line, 'connect');
  line.write(
    `POST ${calls.updateProfile.path} HTTP/1.1\r\n${about}${type}Content-Length: ${form.length}\r\n\r\n${form}` +
      `PUT ${photo} HTTP/1.1\r\n${about}Content-Length: 2000000\r\n\r\n`,
  );
  await pause(300);
  line.destroy();
  await pause(100);
}

it('a line that is cut while a photo waits there behind another answer leaves its place to the next', async () => {
  const sender = await senderAt(server);
  const member = await idOfMember(server, sender.cookie);
  for (let most = 0; most < 3; most += 1)
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select from member where id = ${member}::uuid for update`);
      await cutOff(sender);
    });
  await vi.waitFor(async () => expect((await sender.send(jpeg())).code).toBe(ERROR.ok), 3_000);
}, 30_000);
