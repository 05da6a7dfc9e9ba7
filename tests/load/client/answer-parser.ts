/** What a bench needs to know of an answer; the rest is not parsed. */
export interface RawAnswer {
  readonly status: number;
  /** The `name=value` of what the answer sets first. */
  readonly cookie: string | null;
  readonly retryAfterSeconds: number | null;
  /** The server closes the connection after it. */
  readonly isLast: boolean;
  /** As it came: compressed if that was requested. */
  readonly body: Buffer;
}

export interface TakenAnswer {
  readonly answer: RawAnswer;
  /** Its length in bytes. */
  readonly length: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** The answer at the beginning of these bytes, or null while it is incomplete. Throws for an answer that does not state its length. */
export function takeAnswer(bytes: Buffer): TakenAnswer | null {
  const headLength = bytes.indexOf(HEAD_END);
  if (headLength < 0) return null;
  const head = bytes.toString('latin1', 0, headLength);
  const from = headLength + HEAD_END.length;
  const body = bodyFrom(bytes, from, head);
  if (body === null) return null;
  const retryAfter = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
  return {
    answer: {
      status: Number(head.slice(9, 12)),
      cookie: /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? null,
      retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
      isLast: /\r\nconnection: close/i.test(head),
      body: body.bytes,
    },
    length: body.end,
  };
}

interface Body {
  readonly bytes: Buffer;
  readonly end: number;
}

function bodyFrom(bytes: Buffer, from: number, head: string): Body | null {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = from + Number(length);
    return bytes.length < end ? null : { bytes: bytes.subarray(from, end), end };
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) throw new Error('An answer without a length.');
  return chunkedBody(bytes, from);
}

function chunkedBody(bytes: Buffer, from: number): Body | null {
  const parts: Buffer[] = [];
  for (let at = from; ;) {
    const line = bytes.indexOf(LINE_END, at);
    if (line < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size >= 0)) throw new Error('A chunk without a length.');
    const begin = line + LINE_END.length;
    at = begin + size + LINE_END.length;
    if (bytes.length < at) return null;
    if (size === 0) return { bytes: Buffer.concat(parts), end: at };
    parts.push(bytes.subarray(begin, begin + size));
  }
}
