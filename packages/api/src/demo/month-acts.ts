import { addDays, type Day, today } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Tx } from '../db/tables.ts';
import { makeMonth } from '../features/money/months/make-month.service.ts';
import { agreeMuster, disputeMuster } from '../features/scheduling/muster/agree-muster.service.ts';
import { answerDispute, sendMuster } from '../features/scheduling/muster/send-muster.service.ts';
import type { Act } from './clock.ts';
import type { DemoRows } from './rows.ts';

const MINUTE_MS = 60_000;
/** Clients that have last month's bill already; the others' is one press away. */
const BILLED_ALREADY = 12;

export interface DemoOffice {
  tx: Tx;
  rows: DemoRows;
  /** The user of the office. */
  actorId: string;
  siteUrl: string;
}

/** Returns an instant of a day in India. @param time `09:30` */
export const instantOf = (day: Day, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

/** Returns the month so many months ago, `2026-11`. */
export function monthAgo(months: number): string {
  let first = `${today().slice(0, 7)}-01`;
  for (let month = 0; month < months; month += 1) first = `${addDays(first, -1).slice(0, 7)}-01`;
  return first.slice(0, 7);
}

interface MonthPost {
  postId: string;
  userId: string;
  /** Its place among the posts of the month. */
  index: number;
}

/** Returns the posts that were guarded in a month; that of the printed login first. */
function postsOf({ posts, clients, duties }: DemoRows, month: string): MonthPost[] {
  const guarded = new Set(duties.filter(({ day }) => day.startsWith(month)).map(({ post_id }) => post_id));
  return posts
    .filter(({ id }) => guarded.has(id))
    .map(({ id, client_id }, index) => ({
      postId: id,
      userId: clients.find((client) => client.id === client_id)?.user_id ?? '',
      index,
    }));
}

/** The client of the printed login disputes a day, which the office takes out. */
function disputeActs({ tx, rows, actorId }: DemoOffice, post: MonthPost, month: string): Act[] {
  const { postId, userId } = post;
  const from = addDays(daysOfMonth(month).last, 1);
  const duties = rows.duties.filter(({ post_id, day }) => post_id === postId && day.startsWith(month));
  const duty = duties[Math.floor(duties.length / 2)];
  if (!duty) return [];
  const { day, guard_id: guardId } = duty;
  const client = { userId, by: 'login' } as const;
  const days = [{ day, guardId, reason: 'The guard left at noon, the gate was empty.' }];
  const answer = { postId, month, day, guardId, counts: 0, note: 'You are right. We took the day out.' };
  return [
    {
      at: instantOf(addDays(from, 2), '16:10'),
      run: () => disputeMuster(tx, client, { postId, month, days }),
    },
    { at: instantOf(addDays(from, 3), '11:05'), run: () => answerDispute(tx, actorId, answer) },
    { at: instantOf(addDays(from, 4), '17:20'), run: () => agreeMuster(tx, client, { postId, month }) },
  ];
}

/** Sends a month to the clients. Of the last one, some wait, one is disputed and some are not sent yet. */
function musterActs(office: DemoOffice, post: MonthPost, monthsAgo: number): Act[] {
  const { tx, actorId, siteUrl } = office;
  const { postId, userId, index } = post;
  const month = monthAgo(monthsAgo);
  const from = addDays(daysOfMonth(month).last, 1);
  const sending: Act = {
    at: instantOf(addDays(from, 1), '10:00') + index * MINUTE_MS,
    run: () => sendMuster(tx, actorId, { postId, month }, siteUrl),
  };
  const agreeing: Act = {
    at: instantOf(addDays(from, 2), '15:00') + index * MINUTE_MS,
    run: () => agreeMuster(tx, { userId, by: 'login' }, { postId, month }),
  };
  if (monthsAgo > 1)
    return index === 0 && monthsAgo === 2
      ? [sending, ...disputeActs(office, post, month)]
      : [sending, agreeing];
  if (index % 8 === 7) return [];
  if (index === 4) return [sending, ...disputeActs(office, post, month).slice(0, 1)];
  return index % 4 === 0 ? [sending] : [sending, agreeing];
}

/** Makes a month's bills: all of an earlier month, some of the last. */
function billActs({ tx, rows, actorId, siteUrl }: DemoOffice, monthsAgo: number): Act {
  const month = monthAgo(monthsAgo);
  const agreed = postsOf(rows, month)
    .filter(({ index }) => monthsAgo > 1 || index % 4 !== 0)
    .flatMap(({ postId }) => rows.posts.find(({ id }) => id === postId)?.client_id ?? []);
  const registered = (id: string) => rows.clients.some((one) => one.id === id && one.gstin);
  const clientIds = monthsAgo > 1 ? agreed : agreed.filter(registered).slice(0, BILLED_ALREADY);
  return {
    at: instantOf(addDays(daysOfMonth(month).last, 8), '11:00'),
    run: () => makeMonth(tx, actorId, { body: { month, clientIds }, siteUrl }),
  };
}

/** Returns the acts of a month from its muster to its bills. */
export const monthActs = (office: DemoOffice, monthsAgo: number): Act[] => [
  ...postsOf(office.rows, monthAgo(monthsAgo)).flatMap((post) => musterActs(office, post, monthsAgo)),
  billActs(office, monthsAgo),
];
