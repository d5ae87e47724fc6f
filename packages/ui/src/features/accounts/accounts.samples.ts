import type { AccountRow } from '@prahari/contract/accounts.schemas';

const id = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

export const guardAccount: AccountRow = {
  _id: id(41),
  name: 'Ravi Kumar',
  email: 'ravi.kumar@prahari.example',
  role: 'security',
  createdAt: '2026-03-02T05:00:00Z',
  state: 'active',
  disabledAt: null,
  sessions: 2,
  lastSeenAt: '2026-11-20T03:41:00Z',
  hasFactors: true,
  own: false,
  record: { kind: 'guard', _id: id(51) },
};
export const clientAccount: AccountRow = {
  ...guardAccount,
  _id: id(42),
  name: 'Sunrise Heights',
  email: 'office@sunrise.example',
  role: 'client',
  record: { kind: 'client', _id: id(52) },
  sessions: 0,
  lastSeenAt: null,
  hasFactors: false,
};
export const disabledAccount: AccountRow = {
  ...guardAccount,
  _id: id(43),
  name: 'Kavita Sawant',
  email: 'kavita.sawant@prahari.example',
  state: 'disabled',
  disabledAt: '2026-11-19T13:05:00Z',
  sessions: 0,
  lastSeenAt: null,
};
export const ownAccount: AccountRow = {
  ...guardAccount,
  _id: id(1),
  name: 'Asha Rao',
  email: 'asha@prahari.example',
  role: 'admin',
  sessions: 1,
  own: true,
  record: undefined,
};
export const longAccount: AccountRow = {
  ...guardAccount,
  _id: id(44),
  name: 'Venkatanarasimharajuvaripeta Subramaniam Ramachandran',
  email: `${'venkatanarasimharajuvaripeta.'.repeat(5)}facilities@sunrise-heights-co-operative-housing-society.example`,
  sessions: 1204,
};
