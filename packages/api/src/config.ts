import { resolve } from 'node:path';
import { PASSWORD_MAX, PASSWORD_MIN } from '@prahari/contract/constants';
import { email } from '@prahari/contract/fields';
import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.ts';
import { readS3Config, type S3Config } from './files/s3-config.ts';

/** The parsed environment variables (docs/rules.md). */
export interface Config {
  port: number;
  host: string;
  /** The absolute path of the folder with the SQLite database and the outbox. */
  dataDir: string;
  /** `postgres://…`; undefined means SQLite in dataDir. */
  databaseUrl: string | undefined;
  /** A streaming replica of that database; undefined means that all reads go to databaseUrl. */
  databaseReplicaUrl: string | undefined;
  /** `smtp://…`; undefined means mails become files in dataDir/outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** `required` limits admins without a second factor, or with a generated password, to set-up. */
  adminSecondFactor: 'required' | 'optional';
  /** The public address without a trailing slash. */
  siteUrl: string;
  /** The API's address for pages, without a trailing slash; empty for the same origin. */
  publicApiUrl: string;
  corsOrigins: readonly string[];
  /** False stops the worker that opens the guard's page without network, also on phones that have it. */
  offlinePages: boolean;
  /** The number of trusted proxies that append to X-Forwarded-For. */
  trustProxy: number;
  /**
   * The limit per network, endpoint and hour for calls without a session; 0 for no limit. Thousands
   * of phones share an IPv4 address.
   */
  authCallsPerSource: number;
  logLevel: string;
  /** The port for Prometheus; undefined serves no metrics. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The OpenTelemetry collector that gets traces; undefined traces nothing. */
  tracesEndpoint: string | undefined;
  /** The public age key that backups are encrypted for; undefined leaves them readable. */
  backupRecipient: string | undefined;
  /** The path of the Ed25519 key that signs and checks backups; undefined does neither. */
  backupSigningKey: string | undefined;
  /** The file with the Ed25519 key that signs heads of the audit log; undefined uses one in DATA_DIR. */
  auditSigningKey: string | undefined;
  /** The bucket that keeps uploaded files; undefined keeps them in dataDir. */
  s3: S3Config | undefined;
}

type Env = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function integer(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
}

function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const address = URL.parse(text);
  if (address && protocols.includes(address.protocol) && (address.hostname || name.startsWith('DATABASE_')))
    return text;
  throw new ConfigError(
    `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );
}

/** Reads the address that a site or an API begins with. Paths are appended to it. */
function baseUrl(env: Env, name: string): string | undefined {
  const text = url(env, name, ['http:', 'https:']);
  if (text === undefined) return undefined;
  if (/[?#@]/.test(text)) throw new ConfigError(`${name} must be an address without ?, # or a password`);
  // The parser lower-cases the scheme, which decides about cookies and the second factor.
  return new URL(text).href.replace(/\/+$/, '');
}

function adminEmail(env: Env): string | undefined {
  const text = env.ADMIN_EMAIL?.trim();
  if (!text) return undefined;
  // The login form would refuse any other address.
  const parsed = z.safeParse(email, text);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`ADMIN_EMAIL must be an email address, not "${text}"`);
}

function adminPassword(env: Env): string | undefined {
  const text = env.ADMIN_PASSWORD;
  if (!text) return undefined;
  if (text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX) return text;
  throw new ConfigError(`ADMIN_PASSWORD must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`);
}

function adminSecondFactor(env: Env, siteUrl: string): Config['adminSecondFactor'] {
  const text = env.ADMIN_SECOND_FACTOR?.trim() || (siteUrl.startsWith('https:') ? 'required' : 'optional');
  if (text === 'required' || text === 'optional') return text;
  throw new ConfigError(`ADMIN_SECOND_FACTOR must be required or optional, not "${text}"`);
}

function mailFrom(env: Env): string {
  const text = env.MAIL_FROM?.trim() || 'Prahari <no-reply@prahari.example>';
  if (/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) return text;
  throw new ConfigError('MAIL_FROM must be an email address, or a name with one in angle brackets');
}

function databaseReplicaUrl(env: Env, databaseUrl: string | undefined): string | undefined {
  const text = url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (text === undefined || databaseUrl !== undefined) return text;
  throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: SQLite has no replica');
}

function hostName(env: Env, name: string): string {
  const host = env[name]?.trim() || '127.0.0.1';
  if (/^[a-zA-Z0-9.:_-]+$/.test(host)) return host;
  throw new ConfigError(`${name} must be a host name or an IP address, not "${host}"`);
}

function metricsPort(env: Env, port: number): number | undefined {
  if (!env.METRICS_PORT?.trim()) return undefined;
  const value = integer(env, 'METRICS_PORT', 0, 65_535);
  if (value !== port || value === 0) return value;
  throw new ConfigError(`METRICS_PORT must differ from PORT, which is ${port}`);
}

function backupRecipient(env: Env): string | undefined {
  const text = env.BACKUP_RECIPIENT?.trim();
  if (!text || text === 'none' || /^age1[a-z0-9]{50,}$/.test(text)) return text || undefined;
  throw new ConfigError('BACKUP_RECIPIENT must be none or a public key of age, which begins with age1');
}

function origins(env: Env): string[] {
  const list = (env.CORS_ORIGINS ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  for (const text of list) {
    const address = URL.parse(text);
    if (!address || !['http:', 'https:'].includes(address.protocol) || address.origin !== text) {
      throw new ConfigError(`CORS_ORIGINS must hold origins like https://example.com, not "${text}"`);
    }
  }
  return list;
}

function offlinePages(env: Env): boolean {
  const text = env.OFFLINE_PAGES?.trim() || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`OFFLINE_PAGES must be on or off, not "${text}"`);
}

/** Reads the environment. @throws ConfigError that names the variable */
export function readConfig(env: Env): Config {
  const port = integer(env, 'PORT', 3000, 65_535);
  const logLevel = env.LOG_LEVEL?.trim() || 'info';
  if (!LOG_LEVELS.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = baseUrl(env, 'SITE_URL') ?? `http://localhost:${port}`;
  return {
    port,
    host: hostName(env, 'HOST'),
    dataDir: resolve(env.DATA_DIR?.trim() || './data'),
    databaseUrl,
    databaseReplicaUrl: databaseReplicaUrl(env, databaseUrl),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env),
    adminEmail: adminEmail(env),
    adminPassword: adminPassword(env),
    adminSecondFactor: adminSecondFactor(env, publicUrl),
    siteUrl: publicUrl,
    publicApiUrl: baseUrl(env, 'PUBLIC_API_URL') ?? '',
    corsOrigins: origins(env),
    offlinePages: offlinePages(env),
    trustProxy: integer(env, 'TRUST_PROXY', 0, 100),
    authCallsPerSource: integer(env, 'AUTH_CALLS_PER_SOURCE', 100_000, 1_000_000_000),
    logLevel,
    metricsPort: metricsPort(env, port),
    metricsHost: hostName(env, 'METRICS_HOST'),
    tracesEndpoint: url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    backupRecipient: backupRecipient(env),
    backupSigningKey: env.BACKUP_SIGNING_KEY?.trim() || undefined,
    auditSigningKey: env.AUDIT_SIGNING_KEY?.trim() || undefined,
    s3: readS3Config(env),
  };
}
