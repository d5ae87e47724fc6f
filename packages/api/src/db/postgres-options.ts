import type { PoolConfig } from 'pg';
import pg from 'pg';

/** `requests` have time limits; `maintenance` (migrations) has none. */
export type Workload = 'requests' | 'maintenance';

const CONNECT_SECONDS = 5;
const QUERY_TIMEOUT_MS = 12_000;

const INT8 = 20;
const NUMERIC = 1700;
// Counts and paise are integers far below 2^53.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

const parseInteger = (text: string | null | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

/** Returns the driver's options for a URL. A `query_timeout` of 0 means no limit. */
export function postgresOptions(databaseUrl: string, workload: Workload): PoolConfig {
  const url = URL.parse(databaseUrl);
  const connectSeconds = parseInteger(url?.searchParams.get('connect_timeout')) || CONNECT_SECONDS;
  const queryTimeout = url?.searchParams.get('query_timeout');
  // The driver would prefer this text to the number, and take 0 for no time at all.
  url?.searchParams.delete('query_timeout');
  return {
    connectionString: url && queryTimeout ? url.href : databaseUrl,
    connectionTimeoutMillis: connectSeconds * 1000,
    ...(workload === 'requests' && { query_timeout: parseInteger(queryTimeout) ?? QUERY_TIMEOUT_MS }),
    // Detects a server that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
