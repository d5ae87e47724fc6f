import { today } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { daysOfMonth } from '@prahari/domain/muster';
import { newId, nowText } from '../../../packages/api/src/db/ids.ts';
import { migrate } from '../../../packages/api/src/db/migrate.ts';
import { inTransaction } from '../../../packages/api/src/db/transaction.ts';
import { dutyRows } from '../../../packages/api/src/features/scheduling/duties/duty.rows.ts';
import { bulkInsert } from '../../../packages/api/testing/bulk-insert.ts';
import { insertUser, openDatabaseAt } from './seed-company.ts';
import type { DataLocation } from './server.ts';

/** The month before this one. */
export const billedMonth = new Date(Date.parse(`${today().slice(0, 7)}-01`) - 86_400_000)
  .toISOString()
  .slice(0, 7);

export interface BillableCompany {
  admin: string;
  /** The token of one client. */
  client: string;
  clientIds: string[];
}

const GUARDS_OF_CLIENT = 3;
const HOURS = { startsAt: '08:00', hours: 12 } as const;
const place = { street: '1 Main Road', city: 'Pune', state: 'Maharashtra', zip_code: '411001' };

/** Seeds clients with a post of three guards, who had a duty on each day of last month, and a rate. */
export async function seedMonth(location: DataLocation, clients: number): Promise<BillableCompany> {
  const db = await openDatabaseAt(location);
  const { first, last } = daysOfMonth(billedMonth);
  const created_at = nowText(-60 * 86_400_000);
  try {
    await migrate(db);
    return await inTransaction(db, async (tx) => {
      const company: BillableCompany = {
        admin: (await insertUser(tx, 'admin')).token,
        client: '',
        clientIds: [],
      };
      const guards: string[] = [];
      for (let index = 0; index < GUARDS_OF_CLIENT * clients; index += 1) {
        const { userId } = await insertUser(tx, 'security');
        const id = newId();
        await tx
          .insertInto('guards')
          .values({
            id,
            user_id: userId,
            status: 'available',
            experience: 1,
            specialization: '[]',
            rating: 0,
            created_at,
          })
          .execute();
        guards.push(id);
      }
      for (let index = 0; index < clients; index += 1) {
        const { userId, token } = await insertUser(tx, 'client');
        const [clientId, postId] = [newId(), newId()];
        const dates = { start_date: first, end_date: last, created_at };
        await tx
          .insertInto('clients')
          .values({
            id: clientId,
            user_id: userId,
            service_type: 'FULL_TIME',
            location: 'Pune',
            version: 0,
            created_at,
          })
          .execute();
        await tx
          .insertInto('posts')
          .values({
            id: postId,
            client_id: clientId,
            ...place,
            shift: 'day',
            starts_at: HOURS.startsAt,
            hours: HOURS.hours,
            asked: GUARDS_OF_CLIENT,
            note: '',
            ...dates,
          })
          .execute();
        await tx
          .insertInto('rates')
          .values({
            id: newId(),
            client_id: clientId,
            basis: 'calendar',
            hours: 12,
            amount_paise: 2_200_000 + index,
            from_day: '2020-01-01',
            created_at,
          })
          .execute();
        for (const guardId of guards.splice(0, GUARDS_OF_CLIENT)) {
          const assignmentId = newId();
          await tx
            .insertInto('assignments')
            .values({
              id: assignmentId,
              guard_id: guardId,
              client_id: clientId,
              post_id: postId,
              shift: 'day',
              status: 'completed',
              ...place,
              starts_at: HOURS.startsAt,
              hours: HOURS.hours,
              completed_at: nowText(),
              ...dates,
            })
            .execute();
          const days = daysOf({ startDate: first, endDate: last });
          await bulkInsert(tx, 'duties', dutyRows({ assignmentId, guardId, clientId, postId }, HOURS, days));
        }
        company.client = token;
        company.clientIds.push(clientId);
      }
      return company;
    });
  } finally {
    await db.destroy();
  }
}
