import type { ParsedBodyOf } from '@prahari/contract/definition';
import {
  challanNotFound,
  MAX_CHALLAN_BYTES,
  MAX_CHALLANS,
  noFileStorage,
  paperPackMessages,
  tooManyChallans,
} from '@prahari/contract/registers';
import type { Challan, addChallan as contract, PaperPackQuery } from '@prahari/contract/registers.schemas';
import { AppError, invalidFields } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { isId, newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../files/file-store.ts';
import { lockExistingClient } from '../membership/client-membership.service.ts';
import * as queries from './challans.queries.ts';
import { bytesOf, onePiece } from './file-bytes.ts';
import { agreeingName, fileNameOf } from './receipt-name.ts';
import { typeOfBytes } from './type-of-bytes.ts';

type Row = queries.ChallanRow;
type AddChallan = ParsedBodyOf<typeof contract>;

const toChallan = ({ id, client_id, created_at, created_by: _, ...row }: Row): Challan => ({
  _id: id,
  ...row,
  ...(client_id !== null && { clientId: client_id }),
  createdAt: created_at,
});

export const listChallans = async (db: Db, { clientId, month }: PaperPackQuery): Promise<Challan[]> =>
  (await queries.selectChallans(db, { clientId, month })).map(toChallan);

/** The entry is about the client, else about the company. */
const about = (clientId: string | null) =>
  clientId === null
    ? { entity: 'company' as const, entityId: 'company' }
    : { entity: 'clients' as const, entityId: clientId };

/** An hour: until then a file may belong to a call that has not committed yet. */
const UPLOAD_MS = 3_600_000;

/** @throws noFileStorage, with the reason in the log */
const storing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new AppError(noFileStorage, { cause, retryAfterSeconds: 60 });
  });

interface KeptFile {
  id: string;
  type: Challan['type'];
  size: number;
}

/**
 * Keeps the file of a receipt that is about to be added. It goes again in an hour if the receipt isn't.
 * @throws tooManyChallans, noFileStorage, 400 for bytes that are no PDF, PNG or JPEG
 */
export async function keepFile(
  db: Db,
  files: FileStore,
  { content, month }: Pick<AddChallan, 'content' | 'month'>,
): Promise<KeptFile> {
  const bytes = Buffer.from(content, 'base64');
  const type = typeOfBytes(bytes);
  const problem = bytes.byteLength > MAX_CHALLAN_BYTES ? 'tooLarge' : type ? undefined : 'wrongType';
  if (problem || !type)
    throw invalidFields([{ path: 'content', message: paperPackMessages[problem ?? 'wrongType'] }]);
  if ((await queries.countChallans(db, month)) >= MAX_CHALLANS) throw new AppError(tooManyChallans);
  const id = newId();
  await inTransaction(db, (tx) => queries.insertLooseFile(tx, { id, remove_at: nowText(UPLOAD_MS) }));
  await storing(files.write(id, { bytes, type }));
  return { id, type, size: bytes.byteLength };
}

/** Adds a receipt whose file is kept. @throws clientNotFound, personErased, tooManyChallans */
export async function addChallan(
  tx: Tx,
  actorId: string,
  { file, ...body }: Omit<AddChallan, 'content'> & { file: KeptFile },
): Promise<Challan> {
  const { month, kind } = body;
  const name = agreeingName(body.name, file.type);
  const clientId = body.clientId ?? null;
  if (clientId !== null) await lockExistingClient(tx, clientId);
  await queries.lockChallans(tx);
  if ((await queries.countChallans(tx, month)) >= MAX_CHALLANS) throw new AppError(tooManyChallans);
  const made = { client_id: clientId, created_by: actorId, created_at: nowText() };
  const challan = { ...file, month, kind, name, ...made };
  await queries.insertChallan(tx, challan);
  await queries.deleteLooseFile(tx, file.id);
  const detail = { challanId: file.id, month, kind, size: file.size };
  await audit(tx, { actorId, action: 'addChallan', ...about(clientId), detail });
  return toChallan(challan);
}

/**
 * Returns the bytes of a receipt; undefined when its file is gone. @throws noFileStorage, also when the storage
 * returns another file
 */
export async function receiptBytes(
  files: FileStore,
  { id, size, type }: Pick<Row, 'id' | 'size' | 'type'>,
): Promise<Uint8Array | undefined> {
  const read = async () => {
    const pieces = await files.read(id);
    const bytes = pieces && (await bytesOf(pieces, size));
    if (bytes && (bytes.byteLength !== size || typeOfBytes(bytes) !== type))
      throw new Error(`the file of receipt ${id} is another one`);
    return bytes;
  };
  return storing(read());
}

/** Returns the file of a receipt. @throws challanNotFound, also when the file is gone; noFileStorage */
export async function challanFile(db: Db, files: FileStore, id: string) {
  const challan = isId(id) ? await queries.selectChallan(db, id) : undefined;
  const bytes = challan && (await receiptBytes(files, challan));
  if (!bytes) throw new AppError(challanNotFound);
  return { name: fileNameOf(challan), type: challan.type, pieces: onePiece(bytes) };
}

async function removeFile(db: Db, files: FileStore, id: string): Promise<void> {
  await files.remove(id);
  await inTransaction(db, (tx) => queries.deleteLooseFile(tx, id));
}

/** Removes the file of a receipt that was not added. One that can't be removed now goes within the hour. */
export const discardFile = (db: Db, files: FileStore, id: string): Promise<void> =>
  removeFile(db, files, id).catch(() => {});

/** Deletes a receipt with its file. @throws challanNotFound */
export async function deleteChallan(
  db: Db,
  actorId: string,
  { files, challanId: id }: { files: FileStore; challanId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const deleted = await queries.deleteChallan(tx, id);
    if (!deleted) throw new AppError(challanNotFound);
    const { month, kind } = deleted;
    const detail = { challanId: id, month, kind };
    await audit(tx, { actorId, action: 'deleteChallan', ...about(deleted.client_id), detail });
  });
  // A file that can't be removed now is noted by the database.
  await discardFile(db, files, id);
}

/** Removes files whose receipt is deleted or was never added. */
export async function removeLooseFiles(db: Db, files: FileStore): Promise<void> {
  for (const id of await queries.selectLooseFiles(db, nowText())) await removeFile(db, files, id);
}
