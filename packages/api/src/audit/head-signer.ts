import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../ConfigError.ts';
import { DataDirUnusable } from '../db/errors.ts';
import type { ChainHead } from './audit-chain.ts';

/** A head of the chain with the time at which it was one (UTC, ISO 8601). */
export interface SignedHead extends ChainHead {
  at: string;
  /** Ed25519, base64url. */
  signature: string;
}

/** Folders of the key and of the newest signed head, both out of the database's reach. */
export interface HeadKeeping {
  dataDir: string;
  /** A file with an Ed25519 key in PEM; undefined uses one in `dataDir`. */
  auditSigningKey: string | undefined;
}

export interface HeadVerifier {
  /** Tells keys apart: each process has its own unless they share a file. */
  keyId: string;
  isValid: (head: SignedHead) => boolean;
}

export interface HeadSigner extends HeadVerifier {
  sign: (head: ChainHead, at: string) => SignedHead;
}

const keyFile = ({ dataDir, auditSigningKey }: HeadKeeping): string =>
  auditSigningKey ?? join(dataDir, 'audit-signing-key.pem');
export const headFile = (dataDir: string): string => join(dataDir, 'audit-head.json');

const signedBytes = ({ seq, hash }: ChainHead, at: string): Buffer =>
  Buffer.from(JSON.stringify(['prahari audit head', seq, hash, at]));

/** @throws ConfigError for a file without an Ed25519 key in PEM */
function readKey<Key extends KeyObject>(file: string, parse: (pem: Buffer) => Key): Key {
  try {
    const key = parse(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Refused below, like a key of another kind.
  }
  throw new ConfigError(`AUDIT_SIGNING_KEY ${file} must be a file with an Ed25519 key in PEM.`);
}

function verifierOf(publicKey: KeyObject): HeadVerifier {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    keyId: createHash('sha256').update(der).digest('hex').slice(0, 16),
    isValid: ({ seq, hash, at, signature }) =>
      verify(undefined, signedBytes({ seq, hash }, at), publicKey, Buffer.from(signature, 'base64url')),
  };
}

/** Makes a key, unless another process does. A crash leaves none, or a whole one. @throws DataDirUnusable */
function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(part, pem, { mode: 0o600 });
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new DataDirUnusable(dirname(file), error);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Returns the signer of this process. Makes a key at the first start. @throws ConfigError, DataDirUnusable */
export function headSigner(keeping: HeadKeeping): HeadSigner {
  const file = keyFile(keeping);
  if (keeping.auditSigningKey === undefined && !existsSync(file)) makeKey(file);
  const privateKey = readKey(file, createPrivateKey);
  return {
    ...verifierOf(createPublicKey(privateKey)),
    sign: (head, at) => ({
      ...head,
      at,
      signature: sign(undefined, signedBytes(head, at), privateKey).toString('base64url'),
    }),
  };
}

/** Returns a verifier for the key, private or public; undefined where there is none. @throws ConfigError */
export function headVerifier(keeping: HeadKeeping): HeadVerifier | undefined {
  const file = keyFile(keeping);
  if (keeping.auditSigningKey === undefined && !existsSync(file)) return undefined;
  return verifierOf(readKey(file, createPublicKey));
}

/** Returns the newest head that this process has signed, or undefined. */
export function readHead(dataDir: string): SignedHead | undefined {
  const file = headFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SignedHead) : undefined;
}

/** Keeps the newest signed head; a crash leaves the one before. */
export function writeHead(dataDir: string, head: SignedHead): void {
  const part = `${headFile(dataDir)}.part`;
  writeFileSync(part, JSON.stringify(head), { mode: 0o600 });
  renameSync(part, headFile(dataDir));
}
