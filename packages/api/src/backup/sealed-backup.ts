import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { writeAtomically } from './atomic-write.ts';
import { BackupError } from './BackupError.ts';

const AGE = 'age-encryption.org/v1';

/** Loaded when needed: its curves take much memory, and the server makes no backup but its key. */
const age = () => import('age-encryption');

const signatureOf = (file: string): string => `${file}.sig`;

async function digest(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}

/** Reads an Ed25519 key in PEM. @throws BackupError */
function readKey(path: string, parse: (pem: Buffer) => KeyObject): KeyObject {
  try {
    const key = parse(readFileSync(path));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Refused below, like a key of another kind.
  }
  throw new BackupError(`BACKUP_SIGNING_KEY ${path} must be a file with an Ed25519 key in PEM.`);
}

type Bytes = ReadableStream<Uint8Array>;
const bytesOf = (file: string): Bytes => Readable.toWeb(createReadStream(file)) as Bytes;
const writeBytes = async (bytes: unknown, file: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  await pipeline(Readable.fromWeb(bytes as Bytes), handle.createWriteStream({ flush: true }));
};

/** Encrypts a file for an age recipient (`age1…`). @throws BackupError */
async function encrypt(source: string, target: string, recipient: string): Promise<void> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError('BACKUP_RECIPIENT must be a public key of age, which begins with age1.');
  }
  // biome-ignore lint/suspicious/noExplicitAny: the stream of Node and that of the browser are the same
  await writeBytes(await encrypter.encrypt(bytesOf(source) as any), target);
}

export interface Seal {
  /** The public age key; undefined leaves the backup readable. */
  recipient: string | undefined;
  /** The file with an Ed25519 key in PEM; undefined neither signs nor demands a signature. */
  signingKey: string | undefined;
}

/** Makes a backup with `make`, and encrypts and signs it if configured. */
export async function sealBackup<T>(
  file: string,
  { recipient, signingKey }: Seal,
  make: (file: string) => Promise<T>,
): Promise<T> {
  const key = signingKey === undefined ? undefined : readKey(signingKey, createPrivateKey);
  if (existsSync(file)) throw new BackupError(`${file} is there already. Give another file.`);
  const readable = recipient === undefined ? file : `${file}.readable`;
  let result: T;
  try {
    result = await make(readable);
    if (recipient !== undefined) await writeAtomically(file, (part) => encrypt(readable, part, recipient));
  } finally {
    if (recipient !== undefined) await rm(readable, { force: true });
  }
  if (key) {
    const signature = sign(null, await digest(file), key).toString('base64');
    await writeFile(signatureOf(file), `${signature}\n`, { mode: 0o600, flush: true });
  }
  return result;
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE;
  } finally {
    await handle.close();
  }
}

async function assertSigned(file: string, signingKey: string): Promise<void> {
  const key = readKey(signingKey, (pem) => createPublicKey(pem));
  if (!existsSync(signatureOf(file)))
    throw new BackupError(
      `${file} has no signature ${signatureOf(file)}. Unset BACKUP_SIGNING_KEY to restore it.`,
    );
  const signature = Buffer.from(readFileSync(signatureOf(file), 'utf8'), 'base64');
  if (!verify(null, await digest(file), key, signature))
    throw new BackupError(`${file} is not what was signed: it was changed, or signed with another key.`);
}

async function decrypt(file: string, target: string, identityFile: string): Promise<void> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    const [identity = ''] = /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(identityFile, 'utf8')) ?? [];
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupError(`${identityFile} has no secret key of age.`);
  }
  try {
    // biome-ignore lint/suspicious/noExplicitAny: the stream of Node and that of the browser are the same
    await writeBytes(await decrypter.decrypt(bytesOf(file) as any), target);
  } catch (error) {
    throw new BackupError(`${file} cannot be decrypted with ${identityFile}: ${(error as Error).message}`);
  }
}

/** Checks and decrypts a backup, as configured, and hands it to `use`. @throws BackupError */
export async function openBackup<T>(
  file: string,
  { signingKey, identityFile }: { signingKey: string | undefined; identityFile: string | undefined },
  use: (file: string) => Promise<T>,
): Promise<T> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new BackupError(`There is no file ${file}.`);
  if (!stats.isFile()) throw new BackupError(`${file} is not a backup of Prahari: it is no file.`);
  if (signingKey !== undefined) await assertSigned(file, signingKey);
  if (!(await isEncrypted(file))) return use(file);
  if (identityFile === undefined)
    throw new BackupError(`${file} is encrypted. Add --identity FILE with the secret key of age.`);
  const readable = `${file}.readable`;
  try {
    await decrypt(file, readable, identityFile);
    return await use(readable);
  } finally {
    await rm(readable, { force: true });
  }
}

/** Writes a new secret age key and returns its public key. @throws BackupError */
export async function makeIdentity(file: string): Promise<string> {
  const { generateIdentity, identityToRecipient } = await age();
  const identity = await generateIdentity();
  await writeAtomically(file, (part) => writeFile(part, `${identity}\n`));
  return identityToRecipient(identity);
}

/** The secret age key that the first backup makes; encrypted backups are restored with it while it is there. */
export const ownIdentity = (dataDir: string): string => join(dataDir, 'backup-identity.txt');

/** Returns the public age key of DATA_DIR, for backups without BACKUP_RECIPIENT. The first call makes it. */
export async function ownRecipient(dataDir: string): Promise<string> {
  const file = join(dataDir, 'backup-recipient.txt');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const identity = ownIdentity(dataDir);
  const recipient = existsSync(identity)
    ? await (await age()).identityToRecipient(readFileSync(identity, 'utf8').trim())
    : await makeIdentity(identity);
  await writeAtomically(file, (part) => writeFile(part, `${recipient}\n`));
  return recipient;
}
