import { Agent, request } from 'node:http';
import * as z from 'zod/mini';

export interface Answered {
  readonly status: number;
  readonly code: number;
  readonly results: unknown;
  /** What the answer sets. */
  readonly cookie: string | undefined;
}

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly cookie?: string | undefined;
}

const body = z.object({ error_code: z.number(), results: z.optional(z.unknown()) });

/** One client with one connection. On Linux each has an address of its own, as people have: one address is one row of the rate limits. */
export function callerOf(origin: string, number: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const from = process.platform === 'linux' ? { localAddress: `127.0.1.${(number % 250) + 1}` } : {};
  const call = ({ method, path, fields, cookie }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const text = new URLSearchParams({ ...fields, key_account: 'roddee-web' }).toString();
      const sent = request({
        agent,
        hostname,
        port,
        method,
        ...from,
        path: method === 'GET' ? `${path}?${text}` : path,
        headers: {
          'Accept-Language': 'th',
          ...(cookie !== undefined && { Cookie: cookie }),
          ...(method === 'POST' && {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': Buffer.byteLength(text),
          }),
        },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const parsed = z.safeParse(body, parsedJson(Buffer.concat(parts).toString()));
          resolve({
            status: response.statusCode ?? 0,
            code: parsed.data?.error_code ?? Number.NaN,
            results: parsed.data?.results,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          });
        });
      });
      sent.end(method === 'POST' ? text : undefined);
    });
  return { call, close: () => agent.destroy() };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
