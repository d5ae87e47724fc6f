import type { Overview } from '@prahari/contract';

export const overview: Overview = {
  guards: { assigned: 38, available: 6, disabled: 0 },
  guardsOnDuty: 21,
  clients: { assigned: 17, unassigned: 4 },
  bills: { pending: 12, overdue: 2, paid: 31 },
  clientApplications: { pending: 2, approved: 21, rejected: 3 },
  securityApplications: { pending: 1, accepted: 44, rejected: 5 },
  undeliveredMail: { waiting: 0, dead: 1 },
};
