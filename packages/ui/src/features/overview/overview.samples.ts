import type { Overview } from '@prahari/contract/office.schemas';

export const overview: Overview = {
  guards: { assigned: 38, available: 6, disabled: 0 },
  guardsOnDuty: 21,
  guardsOnBreak: 2,
  clients: { assigned: 17, unassigned: 4 },
  bills: { pending: 12, overdue: 2, paid: 31 },
  clientApplications: { pending: 2, approved: 21, rejected: 3, withdrawn: 0 },
  oldestRequest: '2026-11-08T05:30:00.000Z',
  securityApplications: { pending: 1, accepted: 44, rejected: 5, withdrawn: 0 },
  oldestJobApplication: '2026-11-20T03:00:00.000Z',
  undeliveredMail: { waiting: 0, dead: 0 },
  posts: {
    total: 22,
    short: 17,
    tonight: 12,
    ending: 4,
    upcoming: 2,
    asked: 67,
    filled: 28,
    emptyTonight: 22,
    emptyToday: 4,
    emptyLater: 13,
    firstEnd: '2026-11-23',
  },
  papersExpiring: 3,
  changes: { guards: 1, clients: 1, posts: 1, bills: 1, clientApplications: 1, securityApplications: 1 },
  owed: { unpaid: 4_618_240.25, unpaidBills: 14, overdue: 2_406_915.25 },
};

/** Nothing is left to do, and every place has a guard. */
export const nothingToDo: Overview = {
  ...overview,
  bills: { pending: 3, overdue: 0, paid: 31 },
  clientApplications: { pending: 0, approved: 23, rejected: 3, withdrawn: 0 },
  securityApplications: { pending: 0, accepted: 45, rejected: 5, withdrawn: 0 },
  papersExpiring: 0,
  oldestRequest: null,
  oldestJobApplication: null,
  posts: {
    ...overview.posts,
    short: 0,
    tonight: 0,
    ending: 0,
    filled: 67,
    emptyTonight: 0,
    emptyToday: 0,
    emptyLater: 0,
    firstEnd: null,
  },
  owed: { unpaid: 61_317.8, unpaidBills: 3, overdue: 0 },
};
