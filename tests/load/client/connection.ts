import { connect, type Socket } from 'node:net';
import { takeAnswer, type RawAnswer } from './answer-parser.ts';

export interface Connection {
  /**
   * One request at a time; rejects if the connection breaks before the whole answer has arrived. Read the result before sending the next
   * request, because its bytes are reused.
   */
  send(text: string): Promise<RawAnswer>;
  close(): void;
}

const ADDRESSES = 250;
const READ_BYTES = 16 * 1024;
const NOTHING: Buffer = Buffer.alloc(0);

/** On Linux each client has its own address, like real people: one address is one row of the rate limits. */
const addressOf = (client: number) =>
  process.platform === 'linux'
    ? { localAddress: `127.0.${1 + Math.floor(client / ADDRESSES)}.${(client % ADDRESSES) + 1}` }
    : {};

/** A kept-alive connection, opened when it is first used and reopened after the server has closed it. */
export function openConnection(origin: string, client: number): Connection {
  const { hostname, port } = new URL(origin);
  const buffer = Buffer.alloc(READ_BYTES);
  let socket: Socket | null = null;
  let pending = NOTHING;
  let waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null = null;

  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };

  const take = (bytes: Buffer) => {
    const all = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    const taken = takeAnswer(all);
    pending = taken !== null ? NOTHING : all === bytes ? Buffer.from(bytes) : all;
    if (taken === null) return;
    if (taken.answer.isLast) drop();
    waiting?.resolve(taken.answer);
    waiting = null;
  };

  const drop = () => {
    socket
      ?.removeAllListeners()
      .on('error', () => undefined)
      .destroy();
    socket = null;
    pending = NOTHING;
  };

  const open = (): Socket => {
    const lose = (error: Error) => {
      drop();
      fail(error);
    };
    const onread = {
      buffer,
      callback: (length: number, read: Uint8Array) => {
        try {
          take((read as Buffer).subarray(0, length));
        } catch (error) {
          lose(error as Error);
        }
        return true;
      },
    };
    const opened = connect({ host: hostname, port: Number(port), noDelay: true, onread, ...addressOf(client) });
    opened.on('error', lose);
    opened.on('close', () => lose(new Error('The connection was closed before an answer.')));
    return opened;
  };

  return {
    send: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        socket.write(text, 'latin1');
      }),
    close: drop,
  };
}
