import { PAPERS_EXPIRE_SOON_DAYS, paperKindLabels } from '@prahari/contract/documents';
import { addDays, type Day, today } from '@prahari/domain/days';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readCompany } from '../../company/company.service.ts';
import { tell, tellOffice } from '../../messages/messages.service.ts';
import { shiftAct, tellOfShift } from '../../messages/shift-reminder.service.ts';
import { paperAbout } from '../../people/documents.service.ts';
import { guardMonthAbout, readOwnMonth } from '../../scheduling/muster/guard-month.service.ts';
import * as queries from './daily-messages.queries.ts';

/** Guards agree a month in the first days of the next one. */
const MONTH_DAYS = 7;

/** Tells each guard of the duties of a day in one message. */
async function tellOfShifts(db: Db, day: Day): Promise<number> {
  let told = 0;
  for (const { userId } of await queries.selectGuardsOnDay(db, day, shiftAct(day)))
    if (await inTransaction(db, (tx) => tellOfShift(tx, userId, day))) told += 1;
  return told;
}

/** Tells guards that the last month waits to be agreed. */
async function tellOfMonth(db: Db, day: Day): Promise<number> {
  if (Number(day.slice(8)) > MONTH_DAYS) return 0;
  const month = addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
  const act = `month:${month}`;
  let told = 0;
  for (const { userId, email } of await queries.selectGuardsOfMonth(db, month, act)) {
    const { days } = await readOwnMonth(db, userId, month);
    const facts = { month, count: days, ...(email === '' && { hasNoLogin: true }) };
    const parts = [{ about: guardMonthAbout(userId, month), facts }];
    if (await inTransaction(db, (tx) => tell(tx, { kind: 'month-sent', to: userId, act, parts }))) told += 1;
  }
  return told;
}

type ExpiringPaper = Awaited<ReturnType<typeof queries.selectExpiringPapers>>[number];

const partOf = ({ id, kind, expiresOn, guard, userId }: ExpiringPaper) => ({
  about: paperAbout({ _id: id, expiresOn }),
  facts: { guard, paper: paperKindLabels[kind], expiresOn },
  names: [userId],
});

/** Names an act by its first and last paper and their number: one that comes back beside another is told of, too. */
const papersAct = (to: 'papers' | 'papers-office', papers: readonly ExpiringPaper[]): string => {
  const [first, last] = [papers.at(0), papers.at(-1)].map((paper) =>
    paper ? paperAbout({ _id: paper.id, expiresOn: paper.expiresOn }) : '',
  );
  return `${to}:${first}:${last}:${papers.length}`;
};

/** Tells each guard of papers that expire, and the office of all of them, in one transaction. */
async function tellOfPapers(tx: Tx, day: Day): Promise<number> {
  const period = { from: day, to: addDays(day, PAPERS_EXPIRE_SOON_DAYS) };
  const papers = Map.groupBy(await queries.selectExpiringPapers(tx, period), ({ userId }) => userId);
  const told: ExpiringPaper[] = [];
  for (const [to, own] of papers) {
    const act = papersAct('papers', own);
    if (await tell(tx, { kind: 'papers-expiring', to, act, parts: own.map(partOf) })) told.push(...own);
  }
  if (told.length === 0) return 0;
  const act = papersAct('papers-office', told);
  await tellOffice(tx, { kind: 'papers-expiring', act, parts: told.map(partOf) });
  return papers.size;
}

/** Tells people what comes with time, each once. Returns how many messages it wrote. */
export async function tellOfDay(db: Db, now: Date = new Date()): Promise<number> {
  const day = today(now);
  const { messagesOff } = await readCompany(db);
  const shifts = messagesOff.includes('shift-tomorrow') ? 0 : await tellOfShifts(db, addDays(day, 1));
  const months = messagesOff.includes('month-sent') ? 0 : await tellOfMonth(db, day);
  return shifts + months + (await inTransaction(db, (tx) => tellOfPapers(tx, day)));
}
