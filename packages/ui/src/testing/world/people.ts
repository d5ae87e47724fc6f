import type { Role } from '@prahari/contract';
import { idOf } from './ids.ts';
import type { Account } from './state.ts';

/** The password of everybody. */
export const PASSWORD = 'gate-number-seven';
/** The code every mail would have brought. */
export const CODE = '482913';

const account = (n: number, role: Role, name: string, email: string): Account => ({
  id: idOf('account', n),
  name,
  email,
  role,
  password: PASSWORD,
  isVerified: true,
});

/** Who a page can be opened as. */
export const cast = {
  admin: account(1, 'admin', 'Ritu Bhonsle', 'admin@prahari.example'),
  /** Has two guards and bills. */
  client: account(2, 'client', 'Sahyadri Heights CHS', 'office@sahyadri.example'),
  /** Runs a 24 hour shift. */
  guard: account(3, 'security', 'Dattatray Pawar', 'dattatray@prahari.example'),
  /** Signed up today, asked for nothing yet. */
  newClient: account(4, 'client', 'Neelkanth Sweets', 'hello@neelkanth.example'),
  /** Signed up today, has not applied. */
  newGuard: account(5, 'security', 'Lalita Soren', 'lalita@mail.example'),
  /** A guard who has done a shift and is free. */
  freeGuard: account(6, 'security', 'Harpreet Gill', 'harpreet@prahari.example'),
  /** Waits for an answer to the application. */
  applicant: account(7, 'security', 'Yohan Tirkey', 'yohan@mail.example'),
  /** Had guards, and has none now. */
  formerClient: account(8, 'client', 'Tulip Convention Hall', 'desk@tulip.example'),
  unverified: { ...account(9, 'client', 'Om Sai Traders', 'om@sai.example'), isVerified: false },
} as const;
export type Person = keyof typeof cast;

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

/** Everybody there is. */
export const everybody = (): Account[] =>
  [...Object.values(cast), ...guardAccounts, ...clientAccounts].map((one) => ({ ...one }));
