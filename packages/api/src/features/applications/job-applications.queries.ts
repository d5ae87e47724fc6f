import { securityApplicationStatuses } from '@prahari/contract/applications';
import type {
  submitSecurityApplication,
  updateSecurityApplication,
} from '@prahari/contract/applications.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { sql } from 'kysely';
import { emailOf } from '../../db/email.ts';
import { newId, nowText } from '../../db/ids.ts';
import { recordIds } from '../../db/person-record.ts';
import type { Db, Tx } from '../../db/tables.ts';
import type { ListRow, ListTable } from '../../read-model/list-table.ts';
import { countByStatus } from '../../read-model/page.ts';
import { oldestPending, updateOwnPending } from './decisions.queries.ts';

const applicationsWithUsers = (db: Db) =>
  db.selectFrom('security_applications').innerJoin('users', 'users.id', 'security_applications.user_id');

const listRows = async (db: Db, ids: string[]): Promise<ListRow[]> => {
  const rows = await applicationsWithUsers(db)
    .select([
      'security_applications.id',
      'security_applications.status',
      'security_applications.full_name',
      'security_applications.address',
      'security_applications.date_of_birth',
      'security_applications.experience',
      'security_applications.phone_number',
      'security_applications.qualifications',
      'security_applications.previous_employer',
      'users.name',
      emailOf('users.email').as('email'),
    ])
    .where('security_applications.id', 'in', ids)
    .execute();
  return rows.map(({ id, status, phone_number, qualifications, previous_employer, ...keys }) => ({
    id,
    status,
    keys,
    texts: [keys.full_name, keys.name, keys.email, keys.address, qualifications, previous_employer],
    phones: [phone_number],
  }));
};

/** Every job application. */
export const applicationList: ListTable = {
  name: 'security_applications',
  columns: {
    fullName: 'full_name',
    name: 'name',
    email: 'email',
    address: 'address',
    dateOfBirth: 'date_of_birth',
    experience: 'experience',
    status: 'status',
  },
  rows: listRows,
};

const applicationRows = (db: Db) =>
  applicationsWithUsers(db).select([
    'security_applications.id as _id',
    'users.id as userId',
    'users.name',
    emailOf('users.email').as('email'),
    'security_applications.full_name as fullName',
    'security_applications.date_of_birth as dateOfBirth',
    'security_applications.address',
    'security_applications.phone_number as phoneNumber',
    'security_applications.experience',
    'security_applications.qualifications',
    'security_applications.previous_employer as previousEmployer',
    'security_applications.additional_details as additionalDetails',
    'security_applications.status',
    'security_applications.decline_reason as declineReason',
    'security_applications.version',
    'security_applications.created_at as createdAt',
    ...recordIds(sql.ref('users.id')),
  ]);

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

/** Returns applications in no particular order. */
export const selectApplications = (db: Db, ids: string[]) =>
  applicationRows(db).where('security_applications.id', 'in', ids).execute();

/** Returns undefined when this user never applied. */
export const selectLatestOfUser = (db: Db, userId: string) =>
  applicationRows(db)
    .where('security_applications.user_id', '=', userId)
    .orderBy('security_applications.created_at', 'desc')
    .orderBy('security_applications.id', 'desc')
    .executeTakeFirst();

const columnsOf = (sent: Omit<ParsedBodyOf<typeof submitSecurityApplication>, 'phoneNumber'>) => ({
  full_name: sent.fullName,
  date_of_birth: sent.dateOfBirth,
  address: sent.address,
  experience: sent.experience,
  qualifications: sent.qualifications,
  previous_employer: sent.previousEmployer ?? '',
  additional_details: sent.additionalDetails ?? '',
});

/** Returns undefined when this user has a pending one, by the partial unique index. */
export const insertApplication = (
  tx: Tx,
  userId: string,
  sent: ParsedBodyOf<typeof submitSecurityApplication>,
) =>
  tx
    .insertInto('security_applications')
    .values({
      id: newId(),
      user_id: userId,
      ...columnsOf(sent),
      phone_number: sent.phoneNumber,
      status: 'pending',
      created_at: nowText(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const updatePending = (
  tx: Tx,
  userId: string,
  { applicationId: id, phoneNumber, ...body }: ParsedBodyOf<typeof updateSecurityApplication>,
) => {
  const columns = { ...columnsOf(body), phone_number: phoneNumber };
  return updateOwnPending(tx, 'security_applications', { id, userId }, columns);
};

/** True if the user applied again after this application. */
export const hasLaterApplication = async (db: Db, { id, userId }: { id: string; userId: string }) =>
  (await db
    .selectFrom('security_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const countSecurityApplications = (db: Db) =>
  countByStatus(db, applicationList, securityApplicationStatuses);

export const oldestJobApplication = (db: Db) => oldestPending(db, 'security_applications', applicationList);
