import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR } from '#contract/errors.ts';
import { ACCOUNT_KINDS } from '#contract/call.ts';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { NoRoom, within } from '../../http/admission/gate.ts';
import { sendFailure } from '../../http/answer.ts';
import { CallFailure, type Owner } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { fieldsOf, textIn } from '../../http/request/fields.ts';
import { isOurOrigin } from '../../http/request/origin.ts';
import { ownersOf, tokensOf } from '../../http/session.ts';
import { cleanPhoto } from './clean-photo.service.ts';
import { keepPhoto, readPhoto } from './photos.repo.ts';
import { onceOver, photosComing } from './receiving.ts';
import { isSigned, photoPath, signedUpload } from './signed-upload.ts';

interface PhotoDeps {
  readonly db: Db;
  readonly config: { readonly publicOrigins: readonly string[]; readonly https: boolean };
}

/** The time for 2 MB over a 300 kbit/s line; the page gives up after the same time. */
const BODY_MS = 60_000;
/** A third of what that takes; anything slower only holds a place. */
const SLOWEST = { bytesPerSecond: 8_000, failure: 'photoTooSlow' } as const;
const TYPES = /^image\/(jpeg|png|webp)$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** How long the browser may keep a shown photo. */
const tagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;
const WHO = { who: ACCOUNT_KINDS };

export function photoHandlers(db: Db) {
  const secretOf = appSecretOf(db);
  return {
    // A file that is plainly not a photo can be refused before it is sent; its real type is determined by its content.
    askUpload: async ({ file_type: type, file_size: size }, { owners: [owner] }) => {
      if (size > PHOTO_MAX_BYTES) throw new CallFailure('photoTooLarge');
      if (!TYPES.test(type)) throw new CallFailure('photoUnreadable');
      if (owner === undefined) throw new CallFailure('pleaseLogIn');
      const id = randomUUID();
      const now = await readNow(db);
      const { url, expiresAt } = signedUpload(await secretOf(), owner, id, now);
      return {
        photo_id: id,
        upload_url: url,
        image_url: photoPath(id),
        expires_at: expiresAt.toISOString(),
        now: now.toISOString(),
      };
    },
  } satisfies Partial<Handlers>;
}

/** Accepts photos at signed addresses, and shows each to the account that uploaded it (CAR-03). */
export function registerPhotos(app: FastifyInstance, { db, config }: PhotoDeps): void {
  const secretOf = appSecretOf(db);
  const idIn = ({ params }: FastifyRequest): string => {
    const id = textIn(fieldsOf(params), 'id') ?? '';
    if (!ID.test(id)) throw new CallFailure('unknownCall');
    return id;
  };
  const ownersIn = ({ cookies }: FastifyRequest) =>
    ownersOf(db, WHO, { tokens: tokensOf(cookies, config.https), namesOwn: true });
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) =>
    sendFailure(request, reply, error instanceof NoRoom ? new CallFailure('unavailable', { retry_after: 5 }) : error);

  /** Who may send a photo to this address. */
  const senderOf = async (request: FastifyRequest): Promise<Owner> => {
    if (!isOurOrigin(request.headers, config.publicOrigins)) throw new CallFailure('foreignOrigin');
    const query = fieldsOf(request.query);
    const sent = {
      id: idIn(request),
      until: textIn(query, 'until') ?? '',
      signature: textIn(query, 'signature') ?? '',
    };
    const [[owner], secret, now] = await Promise.all([ownersIn(request), secretOf(), readNow(db)]);
    if (owner === undefined || !isSigned(secret, owner, sent, now)) throw new CallFailure('uploadOver');
    return owner;
  };
  const comes = photosComing();
  /** Checked before the body is read, so that nobody else can fill the memory. */
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const seconds = app.overdrawn(request, 'writes');
      if (seconds > 0) throw new CallFailure('tooManyRequests', { retry_after: seconds });
      const { kind, id } = await within(app.gates.booking, () => senderOf(request));
      onceOver(request, reply, comes(`${kind} ${id}`, request.ip ?? ''));
    } catch (error) {
      return refuse(request, reply, error);
    }
  };
  const take = async (request: FastifyRequest): Promise<void> => {
    // Checked again: the session may have ended during the minute that an upload may take.
    const owner = await within(app.gates.booking, () => senderOf(request));
    // Decoding takes long, and needs no place among the bookings.
    const photo = await cleanPhoto(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    const isKept = await within(app.gates.booking, () => keepPhoto(db, idIn(request), owner, photo));
    if (!isKept) throw new CallFailure('uploadOver');
  };

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.setErrorHandler((error, request, reply) => {
      const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
      return refuse(request, reply, isTooLarge ? new CallFailure('photoTooLarge') : error);
    });
    const bounds = { bodyLimit: PHOTO_MAX_BYTES, config: { bodyMs: BODY_MS, slowest: SLOWEST } };
    scope.put('/x/photos/:id', { ...bounds, onRequest: letIn }, async (request, reply) => {
      await take(request);
      return reply.header('Cache-Control', 'no-store').send({ error_code: ERROR.ok, results: {} });
    });
    done();
  });

  app.get('/x/photos/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const seconds = app.overdrawn(request, 'reads');
    if (seconds > 0) return reply.code(429).header('Retry-After', String(seconds)).send();
    try {
      const id = idIn(request);
      // The owner is checked on every request, so that after signing out nobody sees what this browser has cached.
      const found = await within(app.gates.reading, async () => readPhoto(db, id, await ownersIn(request)));
      if (found === null) return await reply.code(404).header('Cache-Control', 'no-store').send();
      const tag = tagOf(found.bytes);
      reply
        .type(found.type)
        .header('Cache-Control', 'private, no-cache')
        .header('ETag', tag)
        .header('Content-Disposition', 'inline; filename="car"')
        .header('Content-Security-Policy', "default-src 'none'; sandbox");
      return await (request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(found.bytes));
    } catch (error) {
      // An image is either shown or not; nobody would read a reason.
      if (error instanceof CallFailure) return reply.code(404).header('Cache-Control', 'no-store').send();
      return refuse(request, reply, error);
    }
  });
}
