import { encodeCursor } from '../../packages/api/src/db/lists/cursor.ts';
import { billList } from '../../packages/api/src/features/bills/bills.queries.ts';
import { COMPANY_PASSWORD, emailOf, tokenOf } from '../../packages/api/src/testing/company-people.ts';
import { type Company, PAGE } from './company.ts';
import type { LoadRequest } from './load.ts';

/** The server: Prahari, the least that a server can do (peers/floor.ts), or what most teams would write (peers/express.ts). */
export type Kind = 'ours' | 'floor' | 'express';

export interface BenchCall {
  name: string;
  /** The servers that implement this call. */
  kinds: readonly Kind[];
  connections: number;
  /** Number of requests of a connection in a round. Set for calls in pairs that undo each other, so that no round ends within a pair. */
  requestsEach?: number;
  requestsOf: (connection: number, kind: Kind) => LoadRequest[];
  /** Ours must reach this share of their calls per second. */
  targets: Partial<Record<Kind, number>>;
  /** Our reply must have the same rows as that of the floor. */
  sameRows?: true;
  /** MB by which our process may grow while it answers. */
  memoryMb?: number;
}

/** Accounts that one connection uses in turn, so that all rows are read equally often. */
const PEOPLE = 25;

const bearer = (person: string) => ({ authorization: `Bearer ${tokenOf(person)}` });
const get = (path: string, person: string): LoadRequest => ({
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
const peopleOf = (connection: number): string[] =>
  Array.from({ length: PEOPLE }, (_, index) => `client-${connection * PEOPLE + index}`);

export const myBills: BenchCall = {
  name: 'my bills',
  kinds: ['floor', 'ours', 'express'],
  connections: 8,
  requestsOf: (connection) => peopleOf(connection).map((person) => get('/api/client/bills', person)),
  targets: { floor: 0.6, express: 1 },
  sameRows: true,
};

const page: BenchCall = {
  name: 'page of 50 bills',
  kinds: ['floor', 'ours', 'express'],
  connections: 8,
  requestsOf: () => [get(`/api/admin/bills?limit=${PAGE}`, 'admin')],
  targets: { floor: 0.85 },
  sameRows: true,
};

const CONNECTIONS = 8;

/** Other pages in each connection, more than a process remembers. */
const pagesBy = ({ lastOfPages }: Company): BenchCall => ({
  name: 'pages of 50 bills in turn',
  kinds: ['floor', 'ours'],
  connections: CONNECTIONS,
  requestsOf: (connection, kind) => {
    const own = lastOfPages.filter((_id, index) => index % CONNECTIONS === connection).slice(0, PEOPLE);
    return own.map((id) => {
      const cursor = kind === 'ours' ? encodeCursor(billList, {}, [id, id]) : id;
      return get(`/api/admin/bills?limit=${PAGE}&cursor=${cursor}`, 'admin');
    });
  },
  targets: { floor: 0.85 },
  sameRows: true,
});

const SEARCHES = ['IT Park 12', 'hospital', 'Noida', '000123', 'school 45', 'Wedding Lawns'];
const search: BenchCall = {
  name: 'search',
  kinds: ['ours', 'express'],
  connections: 8,
  requestsOf: () => SEARCHES.map((q) => get(`/api/admin/bills?limit=50&q=${encodeURIComponent(q)}`, 'admin')),
  targets: { express: 1 },
};

const wholeList: BenchCall = {
  name: 'whole list of guards',
  kinds: ['floor', 'ours', 'express'],
  connections: 2,
  requestsOf: () => [get('/api/admin/guards', 'admin')],
  targets: { floor: 0.9 },
  sameRows: true,
  memoryMb: 100,
};

/** The floor hashes a password and does nothing else. */
const loginBy = ({ passwordHash }: Company): BenchCall => ({
  name: 'login',
  kinds: ['floor', 'ours'],
  connections: 8,
  requestsOf: (connection, kind) =>
    kind === 'floor'
      ? [post('/raw-hash', { hash: passwordHash, password: COMPANY_PASSWORD })]
      : peopleOf(connection).map((person) =>
          post('/api/auth/login', { email: emailOf(person), password: COMPANY_PASSWORD, role: 'client' }),
        ),
  targets: { floor: 0.9 },
});

/** Each connection assigns a guard of its own to a client of its own, then withdraws it. */
const assignBy = ({ pairs, day }: Company): BenchCall => ({
  name: 'assign and withdraw',
  kinds: ['floor', 'ours', 'express'],
  connections: 8,
  requestsEach: 100,
  requestsOf: (connection) => {
    const pair = pairs[connection % pairs.length];
    const location = { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' };
    const work = { shift: 'day', startDate: day(0), endDate: day(30), location };
    const admin = bearer('admin');
    return [
      post('/api/admin/assign-guard', { ...pair, ...work }, admin),
      post('/api/admin/withdraw-guard', { ...pair }, admin),
    ];
  },
  targets: {},
});

/** All calls that are compared. */
export const callsOf = (company: Company): readonly BenchCall[] => [
  myBills,
  page,
  pagesBy(company),
  search,
  wholeList,
  loginBy(company),
  assignBy(company),
];

/** 32 people who log in at once, again and again. */
export const manyLogins = (company: Company): BenchCall => ({ ...loginBy(company), connections: 32 });
