import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { initialsOf } from '#domain/membership/initials.ts';
import type { Db } from '../../db/transaction.ts';
import { NoRoom, within } from '../../http/admission/gate.ts';
import { sendFailure } from '../../http/answer.ts';
import { CallFailure } from '../../http/call-context.ts';
import { ownersOf, tokensOf } from '../../http/session.ts';
import type { MemberJson } from '../../db/works.ts';
import { readMember } from './members.repo.ts';
import { PICTURE_PATH } from './picture.ts';

/** The colours of the page's own buttons, which are read on any background. */
const pictureOf = ({ first_name: first, last_name: last }: Pick<MemberJson, 'first_name' | 'last_name'>): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#0f5f69"/>',
    `<text x="48" y="50" text-anchor="middle" dominant-baseline="central" font-family="Anuphan,system-ui,sans-serif" font-size="36" font-weight="600" fill="#fff">${initialsOf(first, last)}</text></svg>`,
  ].join('');

/** The picture of the member who asks (ACC-03): drawn from the name, and sent from this origin, so that no other learns who looks. */
export function registerMemberPicture(
  app: FastifyInstance,
  { db, config }: { db: Db; config: { readonly https: boolean } },
): void {
  const who = { who: ['member'] } as const;
  app.get(PICTURE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const seconds = app.overdrawn(request, 'reads');
    if (seconds > 0) return reply.code(429).header('Retry-After', String(seconds)).send();
    try {
      const found = await within(app.gates.reading, async () => {
        const [owner] = await ownersOf(db, who, { tokens: tokensOf(request.cookies, config.https), namesOwn: true });
        return owner === undefined ? null : await readMember(db, owner.id);
      });
      if (found === null || found === undefined) throw new CallFailure('pleaseLogIn');
      const svg = pictureOf(found.member);
      const tag = `"${createHash('sha256').update(svg).digest('base64url')}"`;
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('Cache-Control', 'private, no-cache')
        .header('ETag', tag)
        .header('Content-Security-Policy', "default-src 'none'; sandbox");
      return await (request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(svg));
    } catch (error) {
      // A picture is either shown or not; nobody would read a reason.
      if (error instanceof CallFailure) return reply.code(404).header('Cache-Control', 'no-store').send();
      return sendFailure(
        request,
        reply,
        error instanceof NoRoom ? new CallFailure('unavailable', { retry_after: 5 }) : error,
      );
    }
  });
}
