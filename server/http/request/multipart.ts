import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Refused with 400, like any other body that cannot be read. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/** More than any call has fields. */
const MOST_PARTS = 200;

/** What a browser sends for a file that nobody has chosen. */
const isNothing = (value: string | File) => value instanceof File && value.name === '' && value.size === 0;

/** Node reads the form itself. It does so in memory: a route that takes one has to say how many bytes are allowed. */
async function readForm(body: Buffer, type: string): Promise<Record<string, (string | File)[] | string | File>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new UnreadableForm('unreadable form', { cause });
    });
  const parts = [...form];
  if (parts.length > MOST_PARTS) throw new UnreadableForm('too many parts');
  // One pass: asking the form for each name would take the square of their number.
  const fields = new Map<string, (string | File)[]>();
  for (const [name, value] of parts) if (!isNothing(value)) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** In this scope a body is a multipart form and nothing else. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers['content-type'] ?? ''),
  );
}
