import { readFileSync } from 'node:fs';
import { ConfigError } from '../ConfigError.ts';

/** A bucket of storage that speaks S3, for uploaded files. */
export interface S3Config {
  /** `https://s3.ap-south-1.amazonaws.com`, without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** True for `endpoint/bucket`, false for `bucket.endpoint`. */
  pathStyle: boolean;
}

type Env = Record<string, string | undefined>;

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_SECRET_KEY_FILE'];

function needed(env: Env, name: string): string {
  const text = env[name]?.trim();
  if (text) return text;
  const given = NAMES.find((other) => env[other]?.trim());
  throw new ConfigError(`${name} must be set, because ${given} is`);
}

function endpoint(env: Env, pathStyle: boolean): string {
  const text = needed(env, 'S3_ENDPOINT');
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || /[?#@]/.test(text))
    throw new ConfigError(
      'S3_ENDPOINT must be an address that starts with https:// or http://, without a key',
    );
  if (!pathStyle && address.pathname !== '/')
    throw new ConfigError('S3_ENDPOINT must have no path where S3_PATH_STYLE is off');
  return address.href.replace(/\/+$/, '');
}

function bucket(env: Env): string {
  const text = needed(env, 'S3_BUCKET');
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text;
  throw new ConfigError('S3_BUCKET must have 3 to 63 lower-case letters, digits, dots and hyphens');
}

function secretKey(env: Env): string {
  const file = env.S3_SECRET_KEY_FILE?.trim();
  if (!file) return needed(env, 'S3_SECRET_KEY');
  if (env.S3_SECRET_KEY?.trim())
    throw new ConfigError('S3_SECRET_KEY_FILE and S3_SECRET_KEY are both set: choose one');
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`S3_SECRET_KEY_FILE ${file} cannot be read: ${(error as { code?: string }).code}`);
  }
  if (text) return text;
  throw new ConfigError(`S3_SECRET_KEY_FILE ${file} is empty`);
}

function pathStyle(env: Env): boolean {
  const text = env.S3_PATH_STYLE?.trim() || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`S3_PATH_STYLE must be on or off, not "${text}"`);
}

/** Reads the bucket for uploaded files; undefined keeps them in the data directory. @throws ConfigError */
export function readS3Config(env: Env): S3Config | undefined {
  const isPathStyle = pathStyle(env);
  if (!NAMES.some((name) => env[name]?.trim())) return undefined;
  return {
    endpoint: endpoint(env, isPathStyle),
    bucket: bucket(env),
    region: env.S3_REGION?.trim() || 'us-east-1',
    accessKey: needed(env, 'S3_ACCESS_KEY'),
    secretKey: secretKey(env),
    pathStyle: isPathStyle,
  };
}
