import type { ParsedBodyOf } from '@prahari/contract/definition';
import {
  challanNotFound,
  MAX_CHALLAN_BYTES,
  MAX_CHALLANS,
  paperPackMessages,
  tooManyChallans,
} from '@prahari/contract/paper-pack';
import type { Challan, addChallan as contract, PaperPackQuery } from '@prahari/contract/paper-pack.schemas';
import { AppError, invalidFields } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { isId, newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockExistingClient } from '../membership/client-membership.service.ts';
import * as files from './challan-files.ts';
import * as queries from './challans.queries.ts';
import { fileSlug } from './file-bytes.ts';

const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

type Row = queries.ChallanRow;

const toChallan = ({ id, client_id, created_at, created_by: _, ...row }: Row): Challan => ({
  _id: id,
  ...row,
  ...(client_id !== null && { clientId: client_id }),
  createdAt: created_at,
});

/** Returns the name of a receipt's file, whose ending is that of its bytes. */
export const fileNameOf = ({ kind, name, type }: Row): string =>
  `${[kind, fileSlug(name)].filter(Boolean).join('-')}.${ENDINGS[type]}`;

export const listChallans = async (db: Db, { clientId, month }: PaperPackQuery): Promise<Challan[]> =>
  (await queries.selectChallans(db, { clientId: clientId.toLowerCase(), month })).map(toChallan);

/** The entry is about the client, else about the company. */
const about = (clientId: string | null) =>
  clientId === null
    ? { entity: 'company' as const, entityId: 'company' }
    : { entity: 'clients' as const, entityId: clientId };

/**
 * Keeps a receipt. @throws clientNotFound, personErased, tooManyChallans, 400 for bytes that are no PDF, PNG
 * or JPEG
 */
export async function addChallan(
  tx: Tx,
  actorId: string,
  { dataDir, content, ...body }: ParsedBodyOf<typeof contract> & { dataDir: string },
): Promise<Challan> {
  const bytes = Buffer.from(content, 'base64');
  const type = files.typeOfBytes(bytes);
  const problem = bytes.byteLength > MAX_CHALLAN_BYTES ? 'tooLarge' : type ? undefined : 'wrongType';
  if (problem || !type)
    throw invalidFields([{ path: 'content', message: paperPackMessages[problem ?? 'wrongType'] }]);
  const { month, kind, name } = body;
  const clientId = body.clientId?.toLowerCase() ?? null;
  if (clientId !== null) await lockExistingClient(tx, clientId);
  if ((await queries.countChallans(tx, month)) >= MAX_CHALLANS) throw new AppError(tooManyChallans);
  const challan = {
    id: newId(),
    month,
    client_id: clientId,
    kind,
    name,
    type,
    size: bytes.byteLength,
    created_by: actorId,
    created_at: nowText(),
  };
  // A file without a row is removed within two hours; a row without a file would be a lie.
  await files.writeChallan(dataDir, challan.id, bytes);
  await queries.insertChallan(tx, challan);
  const detail = { challanId: challan.id, month, kind, size: challan.size };
  await audit(tx, { actorId, action: 'addChallan', ...about(clientId), detail });
  return toChallan(challan);
}

/** Returns the file of a receipt. @throws challanNotFound, also when the file is gone */
export async function challanFile(db: Db, { dataDir, id: sentId }: { dataDir: string; id: string }) {
  const id = sentId.toLowerCase();
  const challan = isId(id) ? await queries.selectChallan(db, id) : undefined;
  const pieces = challan && (await files.readChallan(dataDir, id));
  if (!pieces) throw new AppError(challanNotFound);
  return { name: fileNameOf(challan), type: challan.type, pieces };
}

/** Deletes a receipt with its file. @throws challanNotFound */
export async function deleteChallan(
  db: Db,
  actorId: string,
  { dataDir, challanId }: { dataDir: string; challanId: string },
): Promise<void> {
  const id = challanId.toLowerCase();
  await inTransaction(db, async (tx) => {
    const deleted = await queries.deleteChallan(tx, id);
    if (!deleted) throw new AppError(challanNotFound);
    const { month, kind } = deleted;
    const detail = { challanId: id, month, kind };
    await audit(tx, { actorId, action: 'deleteChallan', ...about(deleted.client_id), detail });
  });
  await files.removeChallan(dataDir, id);
}

/** Removes files whose row is gone, such as those of an erased client or of an interrupted upload. */
export async function sweepChallanFiles(db: Db, dataDir: string): Promise<void> {
  const old = await files.oldFiles(dataDir);
  if (old.length === 0) return;
  const known = await queries.selectIds(db);
  for (const name of old) if (!known.has(name)) await files.removeChallan(dataDir, name);
}
