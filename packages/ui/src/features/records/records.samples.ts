import type { AccountRow, Activity, UndeliveredMail } from '@prahari/contract';

const asha = { _id: '01900000-0000-7000-8000-000000000001', name: 'Asha Rao', email: 'asha@prahari.example' };
const id = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

/** Lines of the activity log for stories and tests. */
export const assigned: Activity = {
  _id: id(1),
  createdAt: '2026-11-20T03:42:10Z',
  action: 'assignment.created',
  topic: 'assignments',
  actor: asha,
  about: { guard: 'Ravi Kumar', client: 'Sunrise Heights' },
};
export const billPaid: Activity = {
  ...assigned,
  _id: id(2),
  createdAt: '2026-11-20T03:05:00Z',
  action: 'bill.paid',
  topic: 'bills',
  about: { client: 'Sunrise Heights', billNumber: 'PR/26-27/000118' },
};
/** Late on the 19th by UTC, and early on the 20th in India. */
export const loggedIn: Activity = {
  ...assigned,
  _id: id(3),
  createdAt: '2026-11-19T19:30:00Z',
  action: 'session.started',
  topic: 'accounts',
  about: {},
};
export const signedUp: Activity = {
  ...assigned,
  _id: id(4),
  createdAt: '2026-11-19T12:00:00Z',
  action: 'registration.made',
  topic: 'accounts',
  actor: null,
  about: { person: 'Meher Irani' },
};
export const longNames: Activity = {
  ...assigned,
  _id: id(5),
  createdAt: '2026-11-18T12:00:00Z',
  about: {
    guard: 'Venkatanarasimharajuvaripeta Subramaniam Ramachandran',
    client:
      'Shri Saraswati Vidya Mandir Senior Secondary School and Junior College Parent–Teacher Association, Pimpri-Chinchwad',
  },
};
export const unknownAction: Activity = {
  ...assigned,
  _id: id(6),
  createdAt: '2026-11-18T11:00:00Z',
  action: 'shift_plan.sent',
};

/** Mails that did not arrive. */
export const waitingMail: UndeliveredMail = {
  _id: id(21),
  recipient: 'meher@irani.example',
  subject: 'Your Prahari code',
  status: 'waiting',
  tries: 2,
  lastError: 'The mail server could not be reached',
  createdAt: '2026-11-20T04:10:00Z',
  nextTryAt: '2026-11-20T04:12:00Z',
  canRetry: false,
};
export const newMail: UndeliveredMail = { ...waitingMail, _id: id(22), tries: 0, lastError: null };
export const deadMail: UndeliveredMail = {
  ...waitingMail,
  _id: id(23),
  recipient: 'ravi.kumar@gmial.example',
  subject: 'Your Prahari password was changed',
  status: 'dead',
  tries: 1,
  lastError: 'The address was refused (550)',
  nextTryAt: null,
  canRetry: true,
};
export const staleMail: UndeliveredMail = {
  ...deadMail,
  _id: id(24),
  recipient: 'kavita.sawant@gmial.example',
  subject: 'Your Prahari code',
  canRetry: false,
};
export const longAddress: UndeliveredMail = {
  ...deadMail,
  _id: id(25),
  recipient: `${'venkatanarasimharajuvaripeta.'.repeat(5)}facilities@sunrise-heights-co-operative-housing-society.example`,
  tries: 295,
  lastError: 'The mail server asked to try again later (451)',
};

/** Accounts of people. */
export const guardAccount: AccountRow = {
  _id: id(41),
  name: 'Ravi Kumar',
  email: 'ravi.kumar@prahari.example',
  role: 'security',
  createdAt: '2026-03-02T05:00:00Z',
  state: 'active',
  switchedOffAt: null,
  sessions: 2,
  lastSeenAt: '2026-11-20T03:41:00Z',
  own: false,
};
export const clientAccount: AccountRow = {
  ...guardAccount,
  _id: id(42),
  name: 'Sunrise Heights',
  email: 'office@sunrise.example',
  role: 'client',
  sessions: 0,
  lastSeenAt: null,
};
export const offAccount: AccountRow = {
  ...guardAccount,
  _id: id(43),
  name: 'Kavita Sawant',
  email: 'kavita.sawant@prahari.example',
  state: 'off',
  switchedOffAt: '2026-11-19T13:05:00Z',
  sessions: 0,
  lastSeenAt: null,
};
export const ownAccount: AccountRow = {
  ...guardAccount,
  _id: asha._id,
  name: asha.name,
  email: asha.email,
  role: 'admin',
  sessions: 1,
  own: true,
};
export const longAccount: AccountRow = {
  ...guardAccount,
  _id: id(44),
  name: 'Venkatanarasimharajuvaripeta Subramaniam Ramachandran',
  email: longAddress.recipient,
  sessions: 1204,
};
