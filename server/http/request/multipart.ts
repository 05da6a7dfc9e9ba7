import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Refused with 400, like any other body that cannot be read. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/** What a browser sends for a file that nobody has chosen. */
const isNothing = (value: string | File) => value instanceof File && value.name === '' && value.size === 0;

/** Node reads the form itself. It does so in memory: a route that takes one has to say how many bytes are allowed. */
async function readForm(body: Buffer, type: string): Promise<Record<string, (string | File)[] | string | File>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new UnreadableForm('unreadable form', { cause });
    });
  return Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const [first, ...others] = form.getAll(name).filter((value) => !isNothing(value));
      return first === undefined ? [] : [[name, others.length === 0 ? first : [first, ...others]]];
    }),
  );
}

/** In this scope a body is a multipart form and nothing else. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers['content-type'] ?? ''),
  );
}
