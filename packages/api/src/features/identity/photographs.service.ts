import { guardNotFound } from '@prahari/contract/assignments';
import { identityMessages, MAX_PHOTOGRAPH_BYTES, MAX_PHOTOGRAPH_SIDE } from '@prahari/contract/identity';
import { barePicture } from '@prahari/domain/picture';
import { AppError, invalidFields } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { isId } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockExistingGuard } from '../membership/guard-membership.service.ts';
import { isPrintable } from '../money/documents/card-pdf.service.ts';
import * as queries from './identity.queries.ts';

interface OfGuard {
  actorId: string;
  guardId: string;
}

/** Locks a guard, so that an erasure comes before or after. @throws guardNotFound, personErased */
async function lockGuard(tx: Tx, guardId: string): Promise<void> {
  if (!isId(guardId)) throw new AppError(guardNotFound);
  await lockExistingGuard(tx, guardId);
}

const refusedPicture = (problem: 'noPicture' | 'pictureTooLarge') =>
  invalidFields([{ path: 'content', message: identityMessages[problem] }]);

/** Reads a picture by its bytes and leaves out what a camera wrote. @throws 400, also for one that no card can print */
async function pictureIn(content: string) {
  const picture = barePicture(Buffer.from(content, 'base64'));
  const isLarge =
    picture &&
    (picture.bytes.byteLength > MAX_PHOTOGRAPH_BYTES ||
      Math.max(picture.width, picture.height) > MAX_PHOTOGRAPH_SIDE);
  const problem = !picture ? 'noPicture' : isLarge ? 'pictureTooLarge' : undefined;
  if (!picture || problem || Math.min(picture.width, picture.height) === 0)
    throw refusedPicture(problem ?? 'noPicture');
  const { type } = picture;
  const bare = Buffer.from(picture.bytes).toString('base64');
  if (!(await isPrintable(`data:${type};base64,${bare}`))) throw refusedPicture('noPicture');
  return { type, content: bare };
}

/** Keeps the photograph of a guard. @throws guardNotFound, personErased, 400 for bytes that are no JPEG or PNG */
export async function savePhotograph(
  db: Db,
  { actorId, guardId, content }: OfGuard & { content: string },
): Promise<void> {
  const picture = await pictureIn(content);
  return inTransaction(db, async (tx) => {
    await lockGuard(tx, guardId);
    await queries.upsertPhotograph(tx, { guard_id: guardId, ...picture });
    await audit(tx, { actorId, action: 'savePhotograph', entity: 'guards', entityId: guardId });
  });
}

/** Deletes the photograph of a guard. Without one, nothing changes. @throws guardNotFound, personErased */
export function deletePhotograph(db: Db, { actorId, guardId }: OfGuard): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockGuard(tx, guardId);
    if (await queries.deletePhotograph(tx, guardId))
      await audit(tx, { actorId, action: 'deletePhotograph', entity: 'guards', entityId: guardId });
  });
}
