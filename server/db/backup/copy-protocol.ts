import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

/** What pg supports but its types leave out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

interface Handlers {
  handleCopyData?(message: { chunk: Buffer }, connection: CopyConnection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
}

/** Runs one COPY and gives its number of rows; pg calls the handlers as the server's messages come in. */
function runCopy(client: Client, statement: string, handlers: (failed: () => boolean) => Handlers): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failed = false;
    const copy: Submittable & Record<string, unknown> = {
      submit: (connection: Connection) => connection.query(statement),
      handleCommandComplete: ({ text }: { text: string }) => (rows = Number(/^COPY (\d+)$/.exec(text)?.[1])),
      handleError(error: Error) {
        failed = true;
        reject(error);
      },
      handleReadyForQuery: () => resolve(rows),
      ...handlers(() => failed),
    };
    client.query(copy);
  });
}

/** COPY .. TO STDOUT. If `take` throws, the connection is closed, because the server would keep sending. */
export async function copyOut(client: Client, statement: string, take: (bytes: Buffer) => void): Promise<number> {
  const thrown: unknown[] = [];
  const run = runCopy(client, statement, () => ({
    handleCopyData({ chunk }, connection) {
      if (thrown.length > 0) return;
      try {
        take(chunk);
      } catch (error) {
        thrown.push(error);
        connection.stream.destroy();
      }
    },
  }));
  return run.catch((error: unknown) => {
    throw thrown.length > 0 ? thrown[0] : error;
  });
}

/** COPY .. FROM STDIN, in pieces that may be overwritten as soon as the next one is requested. */
export function copyIn(client: Client, statement: string, pieces: Iterable<Uint8Array>): Promise<number> {
  return runCopy(client, statement, (failed) => ({
    handleCopyInResponse(connection) {
      void send(connection, pieces, failed);
    },
  }));
}

async function send(connection: CopyConnection, pieces: Iterable<Uint8Array>, failed: () => boolean): Promise<void> {
  try {
    for (const piece of pieces) {
      if (failed()) return;
      connection.sendCopyFromChunk(piece);
      if (connection.stream.writableNeedDrain) await drained(connection);
    }
    if (!failed()) connection.endCopyFrom();
  } catch {
    if (!failed()) connection.sendCopyFail('the copy could not be read');
  }
}

async function drained({ stream }: CopyConnection): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]);
  waiting.abort();
}
