import { clientNotFound } from '@prahari/contract/assignments';
import type { PeriodQuery, Statement, StatementQuery } from '@prahari/contract/debts.schemas';
import { statementPeriod } from '@prahari/contract/debts.schemas';
import { type Day, earlierDay, today } from '@prahari/domain/days';
import { toRupees } from '@prahari/domain/paise';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { selectLateBills } from './ageing.queries.ts';
import { interestOn } from './interest.service.ts';
import * as queries from './statement.queries.ts';

/** Returns what is past its due date on a day and since when: at most the balance, because a receipt may be on account. */
async function lateOn(db: Db, clientId: string, { day, balance }: { day: Day; balance: number }) {
  const late = (await selectLateBills(db, { day, clientId })).filter(({ dueDate }) => dueDate < day);
  const amount = Math.min(
    balance,
    late.reduce((sum, { owed }) => sum + owed, 0),
  );
  if (amount <= 0) return undefined;
  const since = late.map(({ dueDate }) => dueDate).sort()[0] ?? day;
  return { amount: toRupees(amount), since };
}

async function statementOf(
  db: Db,
  client: { _id: string; name: string },
  period: PeriodQuery,
): Promise<Statement> {
  const { from, to } = statementPeriod(period);
  const opening = await queries.selectBalanceBefore(db, client._id, from);
  let balance = opening;
  const entries = (await queries.selectEntries(db, client._id, { from, to })).map((row) => {
    balance += row.billed - row.credited - row.received - row.tds;
    return {
      kind: row.kind,
      _id: row.id,
      day: row.day,
      number: row.number,
      description: row.description,
      billed: toRupees(row.billed),
      credited: toRupees(row.credited),
      received: toRupees(row.received),
      tds: toRupees(row.tds),
      balance: toRupees(balance),
    };
  });
  // Nobody is late on a day to come.
  const day = earlierDay(to, today());
  const late = await lateOn(db, client._id, { day, balance });
  const interest = await interestOn(db, { day, clientId: client._id });
  return {
    client,
    from,
    to,
    opening: toRupees(opening),
    entries,
    closing: toRupees(balance),
    ...(late && { late }),
    ...(interest && { interest: toRupees(interest.get(client._id) ?? 0) }),
  };
}

/** Returns the account of a client in a period. @throws clientNotFound */
export async function readStatement(db: Db, { clientId, ...period }: StatementQuery): Promise<Statement> {
  const client = await queries.selectClient(db, clientId);
  if (!client) throw new AppError(clientNotFound);
  return statementOf(db, client, period);
}

/** Returns the account of a user, which is empty before a request was approved. */
export async function readOwnStatement(db: Db, userId: string, period: PeriodQuery): Promise<Statement> {
  const client = await queries.selectClientOfUser(db, userId);
  if (client) return statementOf(db, client, period);
  return { client: null, ...statementPeriod(period), opening: 0, entries: [], closing: 0 };
}
