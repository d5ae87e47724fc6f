import type { Duty } from '@prahari/contract/duties.schemas';

const dutyOf = (name: string, client: string, rest: Partial<Duty>): Duty => ({
  _id: `duty ${name}`,
  assignmentId: `assignment ${name}`,
  day: '2026-11-28',
  beginsAt: '2026-11-28T14:30:00.000Z',
  endsAt: '2026-11-29T02:30:00.000Z',
  state: 'present',
  flags: [],
  attended: true,
  guard: { _id: `guard ${name}`, name, phone: '+919876543210' },
  post: {
    _id: `post ${client}`,
    client: { _id: `client ${client}`, name: client },
    place: { street: 'Main gate', city: 'Thane', state: 'Maharashtra', zipCode: '400607' },
    shift: 'night',
    startsAt: '20:00',
    hours: 12,
  },
  ...rest,
});

/** The night of 28 November 2026. */
export const dutiesOfNight: readonly Duty[] = [
  dutyOf('Ravi Kumar Yadav', 'Nirmal Jeevan Multispeciality Hospital', {
    startedAt: '2026-11-28T14:22:00.000Z',
  }),
  dutyOf('Vijay Anant Jadhav', 'Bharat Precision Forgings Ltd', {
    state: 'late',
    startedAt: '2026-11-28T14:54:00.000Z',
  }),
  dutyOf('Arjun Bahadur Thapa', 'Hooghly Jute Mills', { state: 'absent' }),
  dutyOf('Sukhdev Marandi', 'Amaltas Public School', { state: 'leave' }),
];
