import { emailTaken, hasEmail, personNotFound } from '@prahari/contract/accounts';
import * as refusals from '@prahari/contract/data-requests';
import { DATA_COPY_DAYS, type DataRequestKind } from '@prahari/contract/data-requests';
import type * as contract from '@prahari/contract/data-requests.schemas';
import type {
  AnsweredDataRequest,
  DataRequest,
  HandledData,
  OfficeDataRequest,
  OwnData,
} from '@prahari/contract/data-requests.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { personErased } from '@prahari/contract/people';
import type { Role } from '@prahari/contract/roles';
import { AppError, invalidFields } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { nowText } from '../../db/ids.ts';
import { recordOf } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { mailLanguageOf, queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import {
  dataRequestDeclinedMail,
  dataRequestFulfilledMail,
  dataRequestReceivedMail,
} from '../../mail/accounts/office-answers.ts';
import { newEmailCode, startEmailChange } from '../auth/email-changes/email-changes.service.ts';
import { enteredUser, refuseSharedPhone } from '../auth/signup/entered-users.service.ts';
import { lockCaller } from '../auth/users/users.service.ts';
import * as queries from './data-requests.queries.ts';
import {
  correctPersonalData,
  downloadPersonalData,
  erasePersonalData,
  exportPersonalData,
  PersonalDataRefusal,
  type RefusalReason,
} from './personal-data.service.ts';

export { countOpenRequests } from './data-requests.queries.ts';

const COPY_MS = DATA_COPY_DAYS * 86_400_000;

/** Adds the end of the time in which its copy can be downloaded. */
function withCopyUntil(row: DataRequest): DataRequest {
  if (row.kind !== 'export' || row.status !== 'done' || row.answeredAt === null) return row;
  const until = Date.parse(row.answeredAt) + COPY_MS;
  return until > Date.now() ? { ...row, copyUntil: new Date(until).toISOString() } : row;
}

/** Returns a person's requests, newest first. */
export const listOwnDataRequests = async (db: Db, userId: string): Promise<DataRequest[]> =>
  (await queries.selectOwnRequests(db, userId)).map(withCopyUntil);

/** Returns all stored data of a person while a copy can be downloaded. @throws noDataCopy */
export const downloadOwnData = (db: Db, { id }: { id: string }): Promise<OwnData> =>
  inTransaction(db, async (tx) => {
    if (!(await queries.hasFulfilledExport(tx, id, nowText(-COPY_MS))))
      throw new AppError(refusals.noDataCopy);
    return downloadPersonalData(tx, { id });
  });

/** Records a person's request and mails it; an open one of the same kind stays. */
export function askForData(
  db: Db,
  { id: userId, email }: { id: string; email: string },
  { kind, note = '' }: { kind: DataRequestKind; note?: string | undefined },
): Promise<DataRequest[]> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const id = await queries.insertRequest(tx, { userId, kind, note });
    if (id) {
      await queueAccountMail(tx, { to: email, mail: dataRequestReceivedMail(kind) });
      await audit(tx, {
        actorId: userId,
        action: 'askForData',
        entity: 'users',
        entityId: userId,
        detail: { kind, requestId: id },
      });
    }
    return listOwnDataRequests(tx, userId);
  });
}

/** Returns the open requests of all people, oldest first. */
export async function listDataRequests(db: Db): Promise<OfficeDataRequest[]> {
  const rows = await queries.selectOpenRequests(db);
  return rows.map(({ userId, name, email, guardId, clientId, ...row }) => ({
    ...row,
    user: { _id: userId, name, email },
    ...recordOf({ guardId, clientId }),
  }));
}

type Answer = ParsedBodyOf<typeof contract.answerDataRequest>;

const errors: Record<RefusalReason, () => Error> = {
  unknown: () => new AppError(personErased),
  openAssignment: () => new AppError(refusals.hasOpenAssignment),
  lastAdmin: () => new AppError(refusals.lastAdmin),
  emailTaken: () => new AppError(emailTaken),
};

/** Refuses a corrected phone that somebody else has, unless it may be shared. @throws phoneTaken */
async function refuseTakenPhone(
  tx: Tx,
  user: { id: string; role: Role },
  { phone, hasOwnPhone }: Pick<Answer, 'phone' | 'hasOwnPhone'>,
): Promise<void> {
  if (phone !== undefined && hasOwnPhone && user.role !== 'admin')
    await refuseSharedPhone(tx, user.role, phone, user.id);
}

interface Fulfilment {
  actorId: string;
  kind: DataRequestKind;
  userId: string;
  /** Notes a new email, which counts once the person enters its code. */
  change: (newEmail: string) => Promise<void>;
}

async function fulfil(
  tx: Tx,
  { actorId, kind, userId, change }: Fulfilment,
  { name, phone, email: newEmail }: Answer,
): Promise<AnsweredDataRequest['copy']> {
  const whom = { id: userId };
  if (kind === 'export') return exportPersonalData(tx, whom, actorId);
  if (kind === 'erasure') {
    await erasePersonalData(tx, whom, actorId);
    return undefined;
  }
  const correction = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
  };
  if (Object.keys(correction).length === 0 && !newEmail)
    throw invalidFields([{ path: 'name', message: 'Enter what is to be corrected' }]);
  if (newEmail) await change(newEmail);
  await correctPersonalData(tx, whom, { correction, actorId, fields: newEmail ? ['email'] : [] });
  return undefined;
}

/**
 * Fulfills or declines a request and mails the person; one of concurrent answers counts. @throws
 * 404 for an unknown one, 409 for an answered one, one's own, an admin's email, an open assignment or
 * the only admin, 400 for an empty correction
 */
export async function answerDataRequest(
  db: Db,
  actorId: string,
  answer: Answer,
  siteUrl: string,
): Promise<AnsweredDataRequest> {
  const { requestId } = answer;
  const isDeclined = answer.answer === 'decline';
  const code = answer.email ? await newEmailCode() : undefined;
  try {
    return await inTransaction(db, async (tx) => {
      const selected = await queries.selectRequest(tx, requestId);
      if (!selected) throw new AppError(refusals.dataRequestNotFound);
      const { kind, email, userId, role } = selected;
      if (userId === actorId) throw new AppError(refusals.ownRequest);
      if (kind === 'correction' && !isDeclined) await refuseTakenPhone(tx, { id: userId, role }, answer);
      if (role === 'admin' && kind === 'correction' && answer.email) throw new AppError(refusals.adminEmail);
      if (!(await queries.setAnswered(tx, requestId, isDeclined ? 'declined' : 'done')) || email === null)
        throw new AppError(refusals.dataRequestAnswered);
      const change = async (newEmail: string) =>
        code && startEmailChange(tx, code, { userId, email, newEmail, siteUrl });
      const language = await mailLanguageOf(tx, userId);
      const copy = isDeclined ? undefined : await fulfil(tx, { actorId, kind, userId, change }, answer);
      const mail = isDeclined ? dataRequestDeclinedMail(kind, answer.reason) : dataRequestFulfilledMail(kind);
      // An erasure deletes the mails to the address, so this one comes after it.
      await queueAccountMail(tx, { to: email, mail, language });
      if (isDeclined)
        await audit(tx, {
          actorId,
          action: 'declineDataRequest',
          entity: 'users',
          entityId: userId,
          detail: { kind, requestId },
        });
      const request = (await listOwnDataRequests(tx, userId)).find(({ _id }) => _id === requestId);
      if (!request) throw new AppError(refusals.dataRequestNotFound);
      return { request, ...(copy && { copy }) };
    });
  } catch (error) {
    throw error instanceof PersonalDataRefusal ? errors[error.reason]() : error;
  }
}

/**
 * Exports, corrects or erases the data of a person without an email, who cannot ask under Account.
 * @throws personNotFound, hasEmail, 409 for an open assignment, 400 for an empty correction
 */
export async function handleData(
  db: Db,
  actorId: string,
  { userId, kind, name, phone, hasOwnPhone }: ParsedBodyOf<typeof contract.handleData>,
): Promise<HandledData> {
  try {
    return await inTransaction(db, async (tx) => {
      const user = await enteredUser(tx, userId);
      if (!user) throw new AppError(personNotFound);
      if (user.email !== null) throw new AppError(hasEmail);
      if (kind === 'correction')
        await refuseTakenPhone(tx, { id: userId, role: user.role }, { phone, hasOwnPhone });
      const answer = { requestId: '', answer: 'fulfil', name, phone } as const;
      const change = () => Promise.resolve();
      const copy = await fulfil(tx, { actorId, kind, userId, change }, answer);
      return copy ? { copy } : {};
    });
  } catch (error) {
    throw error instanceof PersonalDataRefusal ? errors[error.reason]() : error;
  }
}
