import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { guardAssignment } from './current-assignment.samples.ts';

/** A night of a guard, 26 November 20:00 to 08:00, for stories and tests. */
export const ownDuty: OwnDuty = {
  _id: 'duty-26',
  assignmentId: guardAssignment._id,
  day: '2026-11-26',
  beginsAt: '2026-11-26T14:30:00.000Z',
  endsAt: '2026-11-27T02:30:00.000Z',
  state: 'planned',
  flags: [],
  attended: true,
  guard: { _id: 'guard-1', name: 'Dattatray Pawar' },
  post: {
    _id: 'post-1',
    client: { _id: 'client-1', name: guardAssignment.clientName },
    place: guardAssignment.location,
    shift: 'night',
    startsAt: '20:00',
    hours: 12,
  },
};

export const ownDuty24h: OwnDuty = {
  ...ownDuty,
  beginsAt: '2026-11-26T02:30:00.000Z',
  endsAt: '2026-11-27T02:30:00.000Z',
  post: { ...ownDuty.post, shift: '24h', startsAt: '08:00', hours: 24 },
};
