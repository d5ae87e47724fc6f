import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { type AuditSealer, auditSealer } from '../audit/audit-sealer.ts';
import { ownIdentity, ownRecipient } from '../backup/sealed-backup.ts';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../db/tables.ts';
import { ensureFirstAdmin } from '../features/auth/admins.service.ts';
import { isWeak } from '../features/auth/passwords/passwords.ts';
import { filesOfMail } from '../features/paper-pack/mail-files.service.ts';
import { fileStore } from '../files/file-store.ts';
import { checkBucket } from '../files/s3-files.ts';
import { closedConnections } from '../http/closed-connections.ts';
import { closeServer, listen } from '../http/listen.ts';
import { releaseClaimedMails } from '../mail/outbox.queries.ts';
import { mailTransport } from '../mail/transport.ts';
import { mailWorker } from '../mail/worker.ts';
import { type ConnectTo, webhookSender } from '../webhooks/send-webhook.ts';
import { allowsLoopback } from '../webhooks/target-address.ts';
import { webhookWorker } from '../webhooks/webhook-worker.ts';
import { createLog } from './log.ts';
import { startMetricsServer } from './metrics.ts';
import { purgeHourly } from './purge-expired.ts';
import { openMigratedDatabase, openReplica } from './ready-database.ts';
import { refreshListsInBackground } from './refresh-lists.ts';
import { remindHourly } from './remind-hourly.ts';
import { unencryptedConnections } from './unencrypted-connections.ts';

/** Time for running calls, mails, webhooks, traces and the seal at shutdown, below ten seconds together. */
const CALLS_GRACE_MS = 6_000;
const MAIL_GRACE_MS = 2_000;
const SEAL_GRACE_MS = 500;
const TRACES_GRACE_MS = 500;

export interface ServerOptions {
  env: Record<string, string | undefined>;
  /** The folder of the built site; undefined serves the API alone. */
  siteDir: string | undefined;
  /** Prints a line on the console. */
  print: (line: string) => void;
  /** Opens the connections of webhooks; a test replaces it. */
  connectTo?: ConnectTo | undefined;
}

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

const shownHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;

async function introduceAdmin(
  db: Db,
  config: Config,
  address: string,
  { log, print }: { log: Logger; print: ServerOptions['print'] },
): Promise<void> {
  const admin = await ensureFirstAdmin(db, { email: config.adminEmail, password: config.adminPassword });
  if (admin.outcome === 'address taken')
    print(`There is no admin: ADMIN_EMAIL ${admin.email} already belongs to another account.`);
  if (admin.outcome !== 'made') return;
  print(`Sign in as admin at ${address}/login`);
  print(`  email     ${admin.email}`);
  print(`  password  ${admin.generatedPassword ?? 'as set in ADMIN_PASSWORD'}`);
  if (admin.generatedPassword) print('  This password is not shown again.');
  if (config.backupRecipient === undefined) {
    await ownRecipient(config.dataDir);
    print(`Backups are encrypted. Keep a copy of ${ownIdentity(config.dataDir)} elsewhere to read them.`);
  }
  if (config.adminPassword && (await isWeak(config.adminPassword, admin)))
    log.warn('ADMIN_PASSWORD is one that attackers try first. Sign in and choose another under Account');
}

/** @throws ConfigError or DataDirUnusable, with the database closed */
async function openSealer(db: Db, log: Logger, keeping: Config): Promise<AuditSealer> {
  try {
    return auditSealer({ db, log, keeping });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens and migrates the database, listens, then sends mail and purges expired data.
 * @throws ConfigError, DataDirInUse, DataDirUnusable, StartupError
 */
export async function startServer({ env, siteDir, print, connectTo }: ServerOptions): Promise<RunningServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  for (const line of unencryptedConnections(config)) log.warn(line);
  if (config.s3) await checkBucket(config.s3);
  const db = await openMigratedDatabase(config, log);
  const replica = await openReplica(config, db, log);
  const worker = mailWorker({ db, log, send: mailTransport(config, print), makeFiles: filesOfMail(db) });
  const webhooks = webhookWorker({
    db,
    log,
    send: webhookSender({ connectTo, canBeLoopback: allowsLoopback(config.siteUrl) }),
    siteUrl: config.siteUrl,
  });
  const sealer = await openSealer(db, log, config);
  const closed = closedConnections(log);
  const metrics = await startMetricsServer(config, { db, log, print, closed }).catch(async (error) => {
    await replica?.stop();
    await db.destroy();
    throw error;
  });
  const tracing =
    config.tracesEndpoint === undefined
      ? undefined
      : (await import('../tracing/tracing.ts')).startTracing(config.tracesEndpoint);
  const app = createApp({
    db,
    read: replica?.read,
    config,
    log,
    siteDir,
    wakeMailer: worker.wake,
    wakeWebhooks: webhooks.wake,
    signAuditHead: sealer.signSoon,
    onCall: metrics?.onCall,
    trace: tracing?.middleware,
  });
  const opened = Promise.withResolvers<void>();
  const { server, port } = await listen(app, { ...config, onClosed: closed.count }, opened.promise).catch(
    async (error) => {
      await metrics?.stop();
      await replica?.stop();
      await db.destroy();
      throw error;
    },
  );
  const address = `http://${shownHost(config.host)}:${port}`;
  await introduceAdmin(db, config, config.port === 0 ? address : config.siteUrl, { log, print });
  // This process locks SQLite, so no other one is sending.
  if (!config.databaseUrl) await releaseClaimedMails(db);
  opened.resolve();
  print(`Prahari is ready at ${address}`);
  const stopSweeping = purgeHourly(db, { log, files: fileStore(config) });
  const stopReminding = remindHourly(db, log, worker.wake);
  sealer.start();
  const stopRefreshing = refreshListsInBackground(db, log);
  worker.wake();
  webhooks.wake();
  return {
    port,
    stop: async () => {
      stopSweeping();
      stopReminding();
      stopRefreshing();
      await closeServer(server, CALLS_GRACE_MS);
      await Promise.race([sealer.stop(), wait(SEAL_GRACE_MS, undefined, { ref: false })]);
      const sent = Promise.all([worker.stop(), webhooks.stop()]);
      await Promise.race([sent, wait(MAIL_GRACE_MS, undefined, { ref: false })]);
      await Promise.race([tracing?.stop(), wait(TRACES_GRACE_MS, undefined, { ref: false })]);
      await metrics?.stop();
      await replica?.stop();
      await db.destroy();
    },
  };
}
