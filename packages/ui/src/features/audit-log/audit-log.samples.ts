import type { AuditEntry } from '@prahari/contract/audit-log.schemas';

const asha = { _id: '01900000-0000-7000-8000-000000000001', name: 'Asha Rao', email: 'asha@prahari.example' };
const id = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

export const guardAssigned: AuditEntry = {
  _id: id(1),
  createdAt: '2026-11-20T03:42:10Z',
  action: 'assignGuard',
  topic: 'assignments',
  actor: asha,
  about: { guard: 'Ravi Kumar', client: 'Sunrise Heights' },
  records: { guard: { kind: 'guard', _id: id(31) }, client: { kind: 'client', _id: id(32) } },
};
export const billPaid: AuditEntry = {
  ...guardAssigned,
  _id: id(2),
  createdAt: '2026-11-20T03:05:00Z',
  action: 'markBillPaid',
  topic: 'bills',
  about: { client: 'Sunrise Heights', billNumber: 'PR/26-27/000118' },
};
export const billDeleted: AuditEntry = {
  ...billPaid,
  _id: id(9),
  action: 'deleteBill',
  about: { ...billPaid.about, deletedBillId: 'bill-118' },
};
/** On the 19th in UTC, on the 20th in India. */
export const loggedIn: AuditEntry = {
  ...guardAssigned,
  _id: id(3),
  createdAt: '2026-11-19T19:30:00Z',
  action: 'login',
  topic: 'accounts',
  about: {},
  records: undefined,
};
export const signedUp: AuditEntry = {
  ...guardAssigned,
  _id: id(4),
  createdAt: '2026-11-19T12:00:00Z',
  action: 'register',
  topic: 'accounts',
  actor: null,
  about: { person: 'Meher Irani' },
  records: undefined,
};
export const longNames: AuditEntry = {
  ...guardAssigned,
  _id: id(5),
  createdAt: '2026-11-18T12:00:00Z',
  about: {
    guard: 'Venkatanarasimharajuvaripeta Subramaniam Ramachandran',
    client:
      'Shri Saraswati Vidya Mandir Senior Secondary School and Junior College Parent–Teacher Association, Pimpri-Chinchwad',
  },
};
export const unknownAction: AuditEntry = {
  ...guardAssigned,
  _id: id(6),
  createdAt: '2026-11-18T11:00:00Z',
  action: 'sendShiftPlan',
};
export const guardsImported: AuditEntry = {
  ...guardAssigned,
  _id: id(10),
  action: 'importGuards',
  topic: 'applications',
  about: { importId: id(11), rows: 300 },
};
