import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/tables.ts';
import type { CallSeen } from '../http/context.ts';
import { CannotStart } from './CannotStart.ts';

export interface RunningMetrics {
  seen: CallSeen;
  stop: () => Promise<void>;
}

/** Measures and serves metrics when METRICS_PORT is set; without it not a line of them is loaded. @throws CannotStart */
export async function metricsIfWanted(
  { metricsPort: port, metricsHost: host }: Config,
  { db, log, say }: { db: Db; log: Logger; say: (line: string) => void },
): Promise<RunningMetrics | undefined> {
  if (port === undefined) return undefined;
  const [{ startMetrics }, { MetricsPortUnusable, serveMetrics }] = await Promise.all([
    import('../metrics/metrics.ts'),
    import('../metrics/metrics-server.ts'),
  ]);
  const metrics = startMetrics(db);
  const server = await serveMetrics(metrics, { port, host }, log).catch((error: unknown) => {
    throw error instanceof MetricsPortUnusable ? new CannotStart(error.message) : error;
  });
  say(`Metrics are at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/metrics`);
  return { seen: metrics.seen, stop: server.stop };
}
