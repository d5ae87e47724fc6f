import type { UndeliveredMail } from '@prahari/contract/office.schemas';

const id = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

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
export const failedMail: UndeliveredMail = {
  ...waitingMail,
  _id: id(23),
  recipient: 'ravi.kumar@gmial.example',
  subject: 'Your Prahari password was changed',
  status: 'dead',
  tries: 1,
  lastError: 'The address was refused (550)',
  nextTryAt: null,
  canRetry: true,
  record: { kind: 'guard', _id: id(33) },
};
export const expiredCodeMail: UndeliveredMail = {
  ...failedMail,
  _id: id(24),
  recipient: 'kavita.sawant@gmial.example',
  subject: 'Your Prahari code',
  canRetry: false,
};
export const longAddress: UndeliveredMail = {
  ...failedMail,
  _id: id(25),
  recipient: `${'venkatanarasimharajuvaripeta.'.repeat(5)}facilities@sunrise-heights-co-operative-housing-society.example`,
  tries: 295,
  lastError: 'The mail server asked to try again later (451)',
};
