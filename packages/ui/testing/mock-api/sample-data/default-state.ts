import { type PaperKind, paperKinds } from '@prahari/contract/documents';
import type { ServiceType } from '@prahari/contract/requests';
import type { Shift } from '@prahari/domain/shifts';
import { billNumber } from '../bill-number.ts';
import { daysAgo, inDays } from '../dates.ts';
import { idOf } from '../ids.ts';
import {
  type AssignmentRow,
  type BillRow,
  type ClientRow,
  emptyState,
  type GuardRow,
  type MockState,
  type PostRow,
} from '../state.ts';
import { clientApplications, securityApplications } from './applications.ts';
import { auditLog } from './audit-log.ts';
import { undeliveredMail } from './undelivered-mail.ts';
import { allAccounts, clientAccounts, guardAccounts, users } from './users.ts';

const SKILLS = ['Access control', 'CCTV', 'Fire safety', 'Crowd control', 'First aid'];
const PLACES = [
  { street: '14 Prabhat Road', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  { street: 'Plot 88, MIDC Phase III', city: 'Nashik', state: 'Maharashtra', zipCode: '422010' },
  { street: '3rd Cross, Jayanagar', city: 'Bengaluru', state: 'Karnataka', zipCode: '560011' },
  {
    street: 'Civil Lines, opposite the old telegraph office',
    city: 'Nagpur',
    state: 'Maharashtra',
    zipCode: '440001',
  },
] as const;
const SERVICES: readonly ServiceType[] = ['FULL_TIME', 'DAY_SHIFT', 'NIGHT_SHIFT', 'EVENT_SECURITY'];

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const place = (n: number) => ({ ...pick(PLACES, n) });
const placeText = (n: number) => {
  const { street, city, zipCode } = pick(PLACES, n);
  return `${street}, ${city} ${zipCode}`;
};

const guards = (): GuardRow[] =>
  [users.guard, users.freeGuard, ...guardAccounts].map(({ id }, n) => ({
    _id: idOf('guard', n),
    accountId: id,
    experience: (n * 5 + 7) % 17,
    specialization: n % 6 === 5 ? [] : [pick(SKILLS, n), pick(SKILLS, n + 2)],
    rating: n % 6 === 5 ? 0 : 3 + ((n * 7) % 5) / 2 - 0.5,
    reviews:
      n % 3 === 0
        ? [
            {
              rating: 5,
              comment: 'On the gate at a quarter to eight, every day.',
              clientName: 'Sahyadri Heights CHS',
              createdAt: daysAgo(40 + n),
            },
          ]
        : [],
    createdAt: daysAgo(300 - n),
  }));

const clients = (): ClientRow[] =>
  [users.client, users.formerClient, ...clientAccounts].map(({ id }, n) => ({
    _id: idOf('client', n),
    accountId: id,
    serviceType: pick(SERVICES, n),
    location: placeText(n),
    numberOfGuards: [2, 1, 3, 1, 2, 1, 1, 4][n] ?? 1,
    createdAt: daysAgo(200 - n),
  }));

/** [guard, client, shift, first day, last day]; days are relative to today. */
const ASSIGNMENTS: readonly (readonly [number, number, Shift, number, number])[] = [
  [0, 0, '24h', -12, 45],
  [2, 0, 'night', -30, 60],
  [3, 2, 'day', -5, 20],
  [4, 2, 'night', -5, 20],
  [5, 3, 'day', -90, 3],
  [6, 7, '24h', -1, 180],
];

const assignmentRow = (
  n: number,
  [guard, client, shift, first, last]: (typeof ASSIGNMENTS)[number],
  status: AssignmentRow['status'],
): AssignmentRow => ({
  _id: idOf('assignment', n),
  guardId: idOf('guard', guard),
  clientId: idOf('client', client),
  shift,
  status,
  location: place(client),
  startDate: inDays(first),
  endDate: inDays(last),
  createdAt: daysAgo(2 - first),
});

const paper = (guard: number, kind: PaperKind, number: string, expiresIn: number) => ({
  _id: idOf('paper', guard * 3 + paperKinds.indexOf(kind)),
  guardId: idOf('guard', guard),
  kind,
  number,
  expiresOn: inDays(expiresIn),
});

/** Of some guards; one paper expires soon, one has expired. */
const papers = (): MockState['papers'] => [
  paper(0, 'psaraTraining', 'MH/PSARA/30917', 12),
  paper(0, 'policeVerification', 'PN/CP/2024/118204', 264),
  paper(0, 'medical', 'SGH-2207', 99),
  paper(2, 'medical', 'SGH-1984', -3),
];

/** [client, shift, asked, first day, last day]; days are relative to today. */
const POSTS: readonly (readonly [number, Shift | null, number, number, number])[] = [
  [0, 'night', 2, -40, 70],
  [2, 'day', 3, -20, 5],
  [3, 'day', 2, -95, 30],
  [4, null, 1, 6, 96],
  [7, '24h', 4, -3, 190],
  [1, 'day', 1, -60, -20],
];

const posts = (): PostRow[] =>
  POSTS.map(([client, shift, asked, first, last], n) => ({
    _id: idOf('post', n),
    clientId: idOf('client', client),
    place: shift ? place(client) : { street: placeText(client), city: '', state: '', zipCode: '' },
    shift,
    startDate: inDays(first),
    endDate: inDays(last),
    asked,
    note: n === 0 ? 'Keys at the reception' : '',
    createdAt: daysAgo(100 - n),
  }));

/** [client, rupees, due in days, paid] */
const BILLS: readonly (readonly [number, number, number, boolean])[] = [
  [0, 146500, -40, true],
  [1, 38250.5, -20, true],
  [2, 219000, -6, false],
  [0, 146500, -10, true],
  [3, 41000, 0, false],
  [7, 872345.75, 9, false],
  [4, 12800, 14, false],
  [0, 151200, 20, false],
  [5, 9999, -1, false],
  [2, 219000, 24, false],
];

const bills = (): BillRow[] =>
  BILLS.map(([client, amount, due, isPaid], n) => ({
    _id: idOf('bill', n),
    billNumber: billNumber(n + 1),
    clientId: idOf('client', client),
    amount,
    dueDate: inDays(due),
    description:
      n % 4
        ? 'Guards for one month, two shifts'
        : 'Guards for one month, two shifts, and a relief guard on the three Sundays of the festival',
    driveLink: `https://drive.example/prahari/bill-${n + 1}`,
    isPaid,
    createdAt: daysAgo(50 - n),
  }));

/** A company on a usual day: most guards assigned, some bills overdue, a few applications pending. */
export const defaultState = (): MockState => ({
  ...emptyState(allAccounts()),
  guards: guards(),
  papers: papers(),
  clients: clients(),
  posts: posts(),
  assignments: [
    ...ASSIGNMENTS.map((row, n) => assignmentRow(n, row, n === 3 ? 'onBreak' : 'active')),
    assignmentRow(20, [1, 1, 'day', -60, -20], 'completed'),
  ],
  bills: bills(),
  clientApplications: clientApplications(placeText),
  securityApplications: securityApplications(placeText),
  auditLog: auditLog(),
  undeliveredMail: undeliveredMail(),
  lastBillNumber: BILLS.length,
});
