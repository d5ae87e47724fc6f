import type { Role } from '@prahari/contract/roles';
import { idOf } from '../ids.ts';
import type { Account } from '../state.ts';

/** The password of every account. */
export const PASSWORD = 'gate-number-seven';
/** The one-time code that is valid everywhere. */
export const CODE = '482913';

const account = (n: number, role: Role, name: string, email: string): Account => ({
  id: idOf('account', n),
  name,
  email,
  role,
  password: PASSWORD,
  isVerified: true,
});

/** Accounts that a page can be opened as. */
export const users = {
  admin: account(1, 'admin', 'Ritu Bhonsle', 'admin@prahari.example'),
  /** Has two guards and bills. */
  client: account(2, 'client', 'Sahyadri Heights CHS', 'office@sahyadri.example'),
  /** Assigned to a 24-hour shift. */
  guard: account(3, 'security', 'Dattatray Pawar', 'dattatray@prahari.example'),
  /** Signed up, without a request yet. */
  newClient: account(4, 'client', 'Neelkanth Sweets', 'hello@neelkanth.example'),
  /** Signed up, without a job application yet. */
  newGuard: account(5, 'security', 'Lalita Soren', 'lalita@mail.example'),
  /** Available, with one completed assignment. */
  freeGuard: account(6, 'security', 'Harpreet Gill', 'harpreet@prahari.example'),
  /** Has a pending job application. */
  applicant: account(7, 'security', 'Yohan Tirkey', 'yohan@mail.example'),
  /** Has only a completed assignment. */
  formerClient: account(8, 'client', 'Tulip Convention Hall', 'desk@tulip.example'),
  unverified: { ...account(9, 'client', 'Om Sai Traders', 'om@sai.example'), isVerified: false },
} as const;
export type UserKey = keyof typeof users;

const GUARDS = [
  'Kavita Rawat',
  'Imtiaz Qureshi',
  'Selvam Murugan',
  'Bishnu Thapa',
  'Sangeeta Jadhav',
  'Joseph Ekka',
  'Ramesh Yadav',
  'Zubeida Ansari',
  'Tashi Norbu',
  'Prakash Hegde',
  'Venkataramanan Subrahmanyam Iyer',
];
const CLIENTS = [
  'Ganga Cold Storage',
  'Little Banyan School',
  'Mehra Steel Works',
  'Sunrise Maternity Home',
  'Kaveri Book Depot',
  'Shalimar Gardens Residents’ Welfare Association, Phase II',
];

const slug = (name: string) => name.split(' ')[0]?.toLowerCase().replace(/\W/g, '') ?? '';

export const guardAccounts = GUARDS.map((name, n) =>
  account(20 + n, 'security', name, `${slug(name)}@prahari.example`),
);
export const clientAccounts = CLIENTS.map((name, n) =>
  account(40 + n, 'client', name, `office@${slug(name)}.example`),
);

export const allAccounts = (): Account[] =>
  [...Object.values(users), ...guardAccounts, ...clientAccounts].map((one) => ({ ...one }));
