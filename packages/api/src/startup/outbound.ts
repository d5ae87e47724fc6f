import { isIP, Socket } from 'node:net';
import { type Config, readConfig } from '../config.ts';
import type { S3Config } from '../files/s3-config.ts';
import type { ConnectTo } from '../webhooks/send-webhook.ts';
import { createLog } from './log.ts';

/** A server, or a socket file as `host`. */
interface Target {
  host: string;
  /** Undefined allows any port. */
  port?: number | undefined;
}

/** The target of a call. TLS and nodemailer name the host of an IP address in `servername`. */
interface RequestedTarget extends Target {
  servername?: string | undefined;
}

type Outbound = Pick<Config, 'databaseUrl' | 'databaseReplicaUrl' | 'smtpUrl' | 'tracesEndpoint' | 's3'>;

const bare = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase();

async function databaseTarget(connectionString: string): Promise<Target> {
  // Only the driver knows all forms of the address. This doesn't connect.
  const { default: pg } = await import('pg');
  const { host, port } = new pg.Client({ connectionString });
  return host.startsWith('/') ? { host: `${host}/.s.PGSQL.${port}` } : { host: bare(host), port };
}

function urlTarget(url: string): Target {
  const { hostname, port } = new URL(url);
  return { host: bare(hostname), port: port ? Number(port) : undefined };
}

function bucketTarget({ endpoint, bucket, pathStyle }: S3Config): Target {
  const target = urlTarget(endpoint);
  return pathStyle ? target : { ...target, host: `${bucket}.${target.host}` };
}

/** Returns the configured servers: database, replica, mail server, collector of traces, and the bucket. */
export async function outboundTargets({
  databaseUrl,
  databaseReplicaUrl,
  smtpUrl,
  tracesEndpoint,
  s3,
}: Outbound): Promise<Target[]> {
  const databases = [databaseUrl, databaseReplicaUrl].filter((url) => url !== undefined);
  return [
    ...(await Promise.all(databases.map(databaseTarget))),
    ...[smtpUrl, tracesEndpoint].filter((url) => url !== undefined).map(urlTarget),
    ...(s3 ? [bucketTarget(s3)] : []),
  ];
}

/** Reads the arguments of Socket.connect: a list of them, options, a path, or port and host. */
function requestedTarget(args: readonly unknown[]): RequestedTarget {
  const [first, second] = args;
  if (Array.isArray(first)) return requestedTarget(first);
  if (typeof first === 'object' && first !== null) {
    const { path, host, port, servername } = first as Record<string, unknown>;
    if (typeof path === 'string') return { host: path };
    return {
      host: bare(String(host ?? 'localhost')),
      port: Number(port),
      servername: typeof servername === 'string' ? bare(servername) : undefined,
    };
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { host: first };
  return { host: bare(typeof second === 'string' ? second : 'localhost'), port: Number(first) };
}

const matchesTarget =
  (targets: readonly Target[]) =>
  ({ host, port, servername }: RequestedTarget): boolean =>
    targets.some(
      (target) =>
        (target.host === host || (isIP(host) !== 0 && target.host === servername)) &&
        (target.port === undefined || target.port === port),
    );

const refused = ({ host, port }: RequestedTarget) =>
  Object.assign(new Error(`This server does not connect to ${host}${port ? `:${port}` : ''}`), {
    code: 'ERR_OUTBOUND_REFUSED',
  });

/**
 * Makes this thread refuse and log connections to anything but the configured servers. It catches
 * mistakes and simple attacks; only a filter outside the process is sure to hold (docs/adr/0044).
 * @returns a way around it for webhooks, whose sender checks each address itself
 */
export async function restrictOutbound(env: Record<string, string | undefined>): Promise<ConnectTo> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const isAllowed = matchesTarget(await outboundTargets(config));
  const connect = Socket.prototype.connect as (...args: unknown[]) => Socket;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    const requested = requestedTarget(args);
    if (isAllowed(requested)) return Reflect.apply(connect, this, args);
    log.warn({ host: requested.host, port: requested.port }, 'outgoing connection refused');
    process.nextTick(() => this.destroy(refused(requested)));
    return this;
  };
  return (target) => Reflect.apply(connect, new Socket(), [target]);
}
