import { once } from 'node:events';
import { createServer } from 'node:http';
import { ConfigProblem } from '../config.ts';
import { httpOrigin } from '../network.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsListener {
  /** The address that serves them. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves /metrics at its own address, never on the public port. A ConfigProblem if that address is taken. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    void (isAsked ? metrics.text() : Promise.resolve(null))
      .then((text) =>
        text === null
          ? response.writeHead(404).end()
          : response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
      )
      .catch(() => response.writeHead(500).end());
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigProblem(`METRICS_HOST and METRICS_PORT cannot be listened on (${code}).`);
  }
  return {
    address: `${httpOrigin({ host, port }, server.address())}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
