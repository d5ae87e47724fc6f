import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/tables.ts';
import type { ClosedConnections } from '../http/closed-connections.ts';
import type { OnCall } from '../http/context.ts';
import { StartupError } from '../StartupError.ts';

export interface RunningMetrics {
  onCall: OnCall;
  stop: () => Promise<void>;
}

interface MeasuredParts {
  db: Db;
  log: Logger;
  print: (line: string) => void;
  closed: ClosedConnections;
}

/** Serves metrics if METRICS_PORT is set; otherwise loads no metrics code. @throws StartupError */
export async function startMetricsServer(
  { metricsPort: port, metricsHost: host, dataDir }: Config,
  { db, log, print, closed }: MeasuredParts,
): Promise<RunningMetrics | undefined> {
  if (port === undefined) return undefined;
  const [{ startMetrics }, { MetricsPortUnusable, serveMetrics }] = await Promise.all([
    import('../metrics/metrics.ts'),
    import('../metrics/metrics-server.ts'),
  ]);
  const metrics = startMetrics(db, { dataDir, closed });
  const server = await serveMetrics(metrics, { port, host }, log).catch((error: unknown) => {
    throw error instanceof MetricsPortUnusable ? new StartupError(error.message) : error;
  });
  print(`Metrics are at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/metrics`);
  return { onCall: metrics.onCall, stop: server.stop };
}
