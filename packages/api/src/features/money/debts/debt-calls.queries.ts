import { CALL_AGAIN_DAYS } from '@prahari/contract/debts';
import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

const LIST_MAX = 100;
const DAY_MS = 86_400_000;

/** An overdue client with its last call; amounts in paise. */
interface DebtRow {
  clientId: string;
  name: string;
  phone: string;
  overdue: number;
  overdueBills: number;
  overdueSince: Day;
  callId: string | null;
  at: string | null;
  note: string | null;
  promisedOn: Day | null;
  promisedPaise: number | null;
}

/**
 * Returns the clients to call: a promise is due and nobody called since it was, or there is none and the
 * last call was a week ago. The largest debt comes first.
 */
export async function selectDebtsToCall(db: Db, today: Day): Promise<DebtRow[]> {
  const startOfToday = new Date(`${today}T00:00:00+05:30`).toISOString();
  const { rows } = await sql<DebtRow>`
    select clients.id as "clientId", users.name, users.phone, debt.overdue, debt.bills as "overdueBills",
      debt.since as "overdueSince", debt_calls.id as "callId", debt_calls.at, debt_calls.note,
      debt_calls.promised_on as "promisedOn", debt_calls.promised_paise as "promisedPaise"
    from (
      select client_id, sum(amount_paise - credited_paise - settled_paise) as overdue, count(*) as bills,
        min(due_date) as since
      from bills where paid_at is null and deleted_at is null and due_date < ${today} group by client_id
    ) as debt
    join clients on clients.id = debt.client_id join users on users.id = clients.user_id
    left join debt_calls on debt_calls.id = (
      select id from debt_calls as made where made.client_id = debt.client_id order by made.at desc, made.id desc limit 1)
    where debt_calls.id is null
      or (debt_calls.promised_on is null and debt_calls.at <= ${nowText(-CALL_AGAIN_DAYS * DAY_MS)})
      or (debt_calls.promised_on <= ${today} and debt_calls.at < ${startOfToday})
    order by debt.overdue desc, users.name, clients.id limit ${LIST_MAX}`.execute(db);
  return rows;
}

/** A call about a debt; the promised amount is in paise. */
export interface NewCall {
  clientId: string;
  note: string;
  promisedOn: Day | null;
  promisedPaise: number | null;
  by: string;
}

/** Inserts a call and returns its id and time. */
export async function insertCall(tx: Tx, call: NewCall): Promise<{ id: string; at: string }> {
  const made = { id: newId(), at: nowText() };
  await tx
    .insertInto('debt_calls')
    .values({
      ...made,
      client_id: call.clientId,
      note: call.note,
      promised_on: call.promisedOn,
      promised_paise: call.promisedPaise,
      by_user_id: call.by,
    })
    .execute();
  return made;
}
