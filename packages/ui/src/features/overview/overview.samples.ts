import type { Overview } from '@prahari/contract';

export const overview: Overview = {
  guards: { assigned: 38, available: 6, disabled: 0 },
  guardsOnDuty: 21,
  guardsOnBreak: 3,
  posts: {
    total: 20,
    short: 4,
    tonight: 2,
    ending: 3,
    upcoming: 1,
    asked: 46,
    filled: 38,
    emptyTonight: 3,
    emptyToday: 2,
    emptyLater: 3,
    firstEnd: '2026-11-24',
  },
  papersExpiring: 2,
  clients: { assigned: 17, unassigned: 4 },
  bills: { pending: 12, overdue: 2, paid: 31 },
  clientApplications: { pending: 2, approved: 21, rejected: 3 },
  securityApplications: { pending: 1, accepted: 44, rejected: 5 },
  undeliveredMail: { waiting: 0, dead: 1 },
  owed: { unpaid: 845_000, unpaidBills: 14, overdue: 118_000 },
  oldestRequest: '2026-11-18T09:12:00.000Z',
  oldestJobApplication: '2026-11-20T06:40:00.000Z',
};
