import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackup } from '../db/last-backup.ts';
import { pingWithTimeout } from '../db/open.ts';
import { poolStats, transactionRetries } from '../db/pool-stats.ts';
import type { Db } from '../db/tables.ts';
import type { ClosedConnections } from '../http/closed-connections.ts';
import type { OnCall } from '../http/context.ts';
import { countUndelivered } from '../mail/outbox.queries.ts';
import { VERSION } from '../version.ts';
import { methodLabel, routeLabel } from './route-label.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Records a completed call. */
  onCall: OnCall;
  /** Returns all metrics in Prometheus's text format. */
  text: () => Promise<string>;
  contentType: string;
}

function callDurations(registry: Registry): OnCall {
  const durations = new Histogram({
    name: 'prahari_http_request_duration_seconds',
    help: 'Time from the request to its answer, by route of the contract.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return ({ method, path, status, seconds }) =>
    durations.observe({ method: methodLabel(method), route: routeLabel(path), status }, seconds);
}

function databaseMetrics(registry: Registry, db: Db): void {
  const registers = [registry];
  new Gauge({
    name: 'prahari_database_up',
    help: '1 when the database answered this scrape.',
    registers,
    async collect() {
      this.set(
        await pingWithTimeout(db).then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Counter({
    name: 'prahari_transaction_retries_total',
    help: 'Transactions that lost to another and ran again.',
    registers,
    collect() {
      this.reset();
      this.inc(transactionRetries());
    },
  });
  const pool = poolStats(db);
  if (!pool) return;
  new Gauge({
    name: 'prahari_database_pool',
    help: 'Connections to PostgreSQL by state, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function outboxMetrics(registry: Registry, db: Db): void {
  const oldest = new Gauge({
    name: 'prahari_outbox_oldest_waiting_seconds',
    help: 'How long the oldest mail that waits has been waiting; 0 when none does.',
    registers: [registry],
  });
  new Gauge({
    name: 'prahari_outbox_mails',
    help: 'Mails that wait to be sent, and mails that were given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without a database the last values stay, and prahari_database_up is 0.
      const mails = await countUndelivered(db).catch(() => undefined);
      if (!mails) return;
      this.set({ state: 'waiting' }, mails.waiting);
      this.set({ state: 'dead' }, mails.dead);
      oldest.set(mails.oldest === null ? 0 : (Date.now() - Date.parse(mails.oldest)) / 1000);
    },
  });
}

function buildInfo(registry: Registry): void {
  new Gauge({
    name: 'prahari_build_info',
    help: 'Always 1; its labels say which versions run.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: VERSION, node: process.versions.node }, 1);
}

function backupAge(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'prahari_backup_age_seconds',
    help: 'Time since the last backup with this DATA_DIR; missing until there is one.',
    labelNames: [],
    registers: [registry],
    collect() {
      const last = lastBackup(dataDir);
      if (last) this.set((Date.now() - Date.parse(last)) / 1000);
      else this.remove();
    },
  });
}

function connectionMetrics(registry: Registry, { totals }: ClosedConnections): void {
  new Counter({
    name: 'prahari_connections_closed_total',
    help: 'Connections that a limit closed: of open ones, of calls on one, or of unread replies.',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of Object.entries(totals)) this.inc({ limit }, count);
    },
  });
}

interface Measured {
  dataDir: string;
  closed: ClosedConnections;
}

/** Collects metrics of this process and of its DATA_DIR. No label contains personal data. */
export function startMetrics(db: Db, { dataDir, closed }: Measured): Metrics {
  const registry = new Registry();
  buildInfo(registry);
  collectDefaultMetrics({ register: registry });
  databaseMetrics(registry, db);
  outboxMetrics(registry, db);
  connectionMetrics(registry, closed);
  backupAge(registry, dataDir);
  return {
    onCall: callDurations(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
