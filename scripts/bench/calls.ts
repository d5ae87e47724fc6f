import { addDays, today } from '@prahari/domain/days';
import { billList } from '../../packages/api/src/features/money/bills/bills.queries.ts';
import { encodeCursor } from '../../packages/api/src/read-model/cursor.ts';
import { COMPANY_PASSWORD, emailOf, tokenOf } from '../../packages/api/testing/company-people.ts';
import type { Company } from './company.ts';
import type { LoadRequest } from './load.ts';
import type { Kind } from './servers.ts';

export interface BenchCall {
  name: string;
  /** The least share of Express's calls per second; missing when only ours answers the call. */
  leastShare?: number;
  /** True if our p99 must not be worse than that of Express. */
  comparesP99?: true;
  /** True if both must reply with the same rows. */
  comparesRows?: true;
  /** Ends a round after this many requests per connection, for calls that time may not cut off. */
  requestsEach?: Partial<Record<Kind, number>>;
  requestsOf: (asked: { company: Company; connection: number; kind: Kind }) => LoadRequest[];
}

const PAGE = 50;
/** Accounts per connection, so that all rows are read equally often. */
const PEOPLE = 25;
const PAGES_EACH = 250;
const SEARCHES_EACH = 100;

const bearer = (person: string) => ({ authorization: `Bearer ${tokenOf(person)}` });
const get = (path: string, person = 'admin'): LoadRequest => ({
  method: 'GET',
  path,
  headers: bearer(person),
});
const post = (path: string, body: object, headers: Record<string, string> = {}): LoadRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const clientsOf = (connection: number) => times(PEOPLE, (index) => `client-${connection * PEOPLE + index}`);

const myBills: BenchCall = {
  name: 'my bills',
  leastShare: 0.9,
  comparesP99: true,
  comparesRows: true,
  requestsOf: ({ connection }) => clientsOf(connection).map((person) => get('/api/client/bills', person)),
};

/** Begins each page after another bill, so that no call repeats a page. */
const unreadPage: BenchCall = {
  name: 'page of 50 bills never read before',
  leastShare: 2,
  comparesP99: true,
  comparesRows: true,
  requestsEach: { ours: PAGES_EACH, express: PAGES_EACH },
  requestsOf: ({ company, kind }) =>
    times(PAGES_EACH, () => {
      const { value: id, done } = company.unread[kind].next();
      if (done) throw new Error('Every page was read: measure fewer rounds.');
      const cursor = kind === 'ours' ? encodeCursor(billList, {}, [id, id]) : id;
      return get(`/api/admin/bills?limit=${PAGE}&cursor=${cursor}`);
    }),
};

const TEXTS = ['IT Park ', 'Wedding Lawns ', 'school ', '000', 'hospital', 'Noida'];
const search: BenchCall = {
  name: 'search',
  leastShare: 50,
  requestsEach: { express: 3 },
  comparesP99: true,
  requestsOf: ({ connection }) =>
    times(SEARCHES_EACH, (index) => {
      const text = TEXTS[index % TEXTS.length] ?? '';
      const q = /[ 0]$/.test(text) ? `${text}${connection * SEARCHES_EACH + index}` : text;
      return get(`/api/admin/bills?limit=${PAGE}&q=${encodeURIComponent(q)}`);
    }),
};

const login: BenchCall = {
  name: 'login, of the raw hash rate',
  leastShare: 0.8,
  requestsOf: ({ company, connection, kind }) =>
    kind === 'express'
      ? [post('/raw-hash', { hash: company.passwordHash, password: COMPANY_PASSWORD })]
      : clientsOf(connection).map((person) =>
          post('/api/auth/login', { email: emailOf(person), password: COMPANY_PASSWORD, role: 'client' }),
        ),
};

/** Assigns a guard per connection to a client and withdraws it. */
const assignAndWithdraw: BenchCall = {
  name: 'assign and withdraw',
  leastShare: 0.3,
  requestsEach: { ours: 100, express: 100 },
  requestsOf: ({ company, connection }) => {
    const pair = company.pairs[connection % company.pairs.length];
    const location = { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' };
    const work = { shift: 'day', startDate: today(), endDate: addDays(today(), 30), location };
    return [
      post('/api/admin/assign-guard', { ...pair, ...work }, bearer('admin')),
      post('/api/admin/withdraw-guard', { ...pair }, bearer('admin')),
    ];
  },
};

/** The largest reply, included in the memory under load. */
const wholeList: BenchCall = {
  name: 'whole list of guards',
  requestsOf: () => [get('/api/admin/guards')],
};

export const calls: readonly BenchCall[] = [myBills, unreadPage, search, login, assignAndWithdraw, wholeList];
