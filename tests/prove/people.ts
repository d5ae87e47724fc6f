import { setTimeout as wait } from 'node:timers/promises';
import type { HttpCall, HttpClient } from '../fault/support/http-client.ts';

/** A person who logs in, reads pages and leaves. */
export interface Person {
  role: 'admin' | 'client' | 'security';
  email: string;
  /** Replaced at login. */
  token: string;
}

export interface ReadTimes {
  /** Milliseconds of each read by path without query. */
  reads: Map<string, number[]>;
  logins: number[];
  /** Logins that a 503 with Retry-After deferred. */
  busy: number;
  /** Refused or unanswered reads and logins by status. */
  failed: Record<string, number>;
}

export const newReadTimes = (): ReadTimes => ({ reads: new Map(), logins: [], busy: 0, failed: {} });

/** Paths that each role's dashboard reads. */
const pages: Record<Person['role'], readonly string[]> = {
  security: ['/security/profile', '/security/profile', '/auth/status'],
  client: ['/client/bills?limit=20', '/client/profile', '/client/applications?limit=20'],
  admin: [
    '/admin/overview',
    '/admin/guards?limit=50',
    '/admin/guards?limit=50&sort=-rating&status=available',
    '/admin/clients?limit=50',
    '/admin/clients?limit=50&q=client',
    '/admin/bills?limit=50&sort=-amount',
    '/admin/bills?limit=50&status=overdue',
    '/admin/applications?limit=50',
    '/admin/audit?limit=50',
  ],
};

const pick = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)] as T;

/** Resolves after about this time, or when the day is over. */
export const pauseAbout = (ms: number, over: AbortSignal): Promise<void> =>
  wait(Math.random() * 2 * ms, undefined, { signal: over }).catch(() => {});

function countFailure({ failed }: ReadTimes, call: HttpCall, status: number | undefined): void {
  const what = `${status ?? 'no reply'} to ${call.method} ${call.path}`;
  failed[what] = (failed[what] ?? 0) + 1;
}

async function logIn(
  httpClient: HttpClient,
  person: Person,
  { password, over, times }: Pick<Day, 'password' | 'over' | 'times'>,
): Promise<void> {
  const { email, role } = person;
  const call: HttpCall = { method: 'POST', path: '/auth/login', body: { email, password, role } };
  const reply = await httpClient.send(call);
  if (reply?.status === 503 && !over.aborted) {
    times.busy += 1;
    await pauseAbout(Number(reply.headers['retry-after']) * 1000, over);
    return logIn(httpClient, person, { password, over, times });
  }
  if (over.aborted) return;
  if (reply?.status !== 200 || reply.body.token === undefined)
    return countFailure(times, call, reply?.status);
  person.token = reply.body.token;
  times.logins.push(reply.ms);
}

export interface Day {
  password: string;
  /** The approximate time of arrival, and the pause on each page. */
  arriveMs: number;
  everyMs: number;
  /** Aborted when the day is over. */
  over: AbortSignal;
  times: ReadTimes;
}

/** Arrives, logs in and reads until the day is over. */
export async function spendDay(
  httpClient: HttpClient,
  person: Person,
  { password, arriveMs, everyMs, over, times }: Day,
): Promise<void> {
  await pauseAbout(arriveMs, over);
  if (over.aborted) return;
  await logIn(httpClient, person, { password, over, times });
  for (;;) {
    await pauseAbout(everyMs, over);
    if (over.aborted) return;
    const call: HttpCall = { method: 'GET', path: pick(pages[person.role]), token: person.token };
    const reply = await httpClient.send(call);
    if (reply?.status !== 200) {
      countFailure(times, call, reply?.status);
      continue;
    }
    const [path = ''] = call.path.split('?');
    const taken = times.reads.get(path);
    if (taken) taken.push(reply.ms);
    else times.reads.set(path, [reply.ms]);
  }
}
