import type { SignupRole } from '@prahari/contract/roles';
import { foldText } from '@prahari/domain/sheets/same-text';
import { readInChunks } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { type PhoneOwner, phoneOwners } from '../../auth/signup/entered-users.service.ts';

/** Somebody with a phone of the sheet, and the name as it is compared. */
export interface FoldedOwner extends PhoneOwner {
  foldedName: string;
}

/** Finds the people who have one of these phones (E.164). */
export const ownersOfPhones = (db: Db, role: SignupRole, phones: readonly string[]): Promise<FoldedOwner[]> =>
  readInChunks(phones, async (chunk) =>
    (await phoneOwners(db, role, chunk)).map((owner) => ({ ...owner, foldedName: foldText(owner.name) })),
  );
