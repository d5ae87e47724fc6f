import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'METRICS_PORT is in use by another process. Stop that one, or set another METRICS_PORT.',
  EACCES: 'METRICS_PORT needs rights this process does not have. Set METRICS_PORT to one above 1023.',
  EADDRNOTAVAIL: 'METRICS_HOST is not an address of this machine.',
  ENOTFOUND: 'METRICS_HOST is not an address of this machine.',
};

/** The metrics port cannot be used. The message is one line that names the variable. */
export class MetricsPortUnusable extends Error {}

export interface MetricsServer {
  /** The actual port, for METRICS_PORT=0. */
  port: number;
  stop: () => Promise<void>;
}

async function answer({ text, contentType }: Metrics, outgoing: ServerResponse): Promise<void> {
  outgoing
    .setHeader('Content-Type', contentType)
    .setHeader('Cache-Control', 'no-store')
    .end(await text());
}

/** Serves only `GET /metrics`, on a separate port. @throws MetricsPortUnusable */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    answer(metrics, outgoing).catch((error: unknown) => {
      log.error({ err: error }, 'metrics failed');
      outgoing.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new MetricsPortUnusable(reason) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
