import type { Watch, WatchRow } from '@prahari/contract/watch.schemas';

const post = (name: string, city: string): WatchRow['post'] => ({
  _id: `post ${name}`,
  client: { _id: `client ${name}`, name },
  place: { street: 'Main gate', city, state: 'Maharashtra', zipCode: '400607' },
  shift: 'night',
  startsAt: '20:00',
  hours: 12,
});

const row = (name: string, city: string, rest: Partial<WatchRow>): WatchRow => ({
  state: 'late',
  day: '2026-11-26',
  beginsAt: '2026-11-26T14:30:00.000Z',
  endsAt: '2026-11-27T02:30:00.000Z',
  post: post(name, city),
  steps: [],
  ...rest,
});

const duty = (name: string) => ({
  _id: `duty ${name}`,
  assignmentId: `assignment ${name}`,
  guard: { _id: `guard ${name}`, name, phone: '+919876543210' },
});

/** 26 November 2026, 20:16 in India. */
export const watchSample: Watch = {
  isAttended: true,
  running: 36,
  started: 33,
  late: 2,
  nobody: 1,
  rows: [
    row('Coromandel Cold Storage', 'Chennai', { state: 'nobody', empty: 1 }),
    row('Hooghly Jute Mills', 'Kolkata', {
      duty: duty('Arjun Bahadur Thapa'),
      steps: [
        {
          _id: 's1',
          kind: 'called',
          note: 'no answer',
          by: 'Revathi Kulkarni',
          at: '2026-11-26T14:38:00.000Z',
        },
        {
          _id: 's2',
          kind: 'called',
          note: 'bus at Moshi',
          by: 'Revathi Kulkarni',
          at: '2026-11-26T14:43:00.000Z',
        },
      ],
    }),
    row('Meridian Towers', 'Gurugram', { duty: duty('Rameshwar Singh') }),
  ],
  latest: [],
  responses: [{ by: 'Revathi Kulkarni', places: 14, averageMinutes: 9 }],
};

export const nobodyMissing: Watch = { ...watchSample, rows: [], nobody: 0, late: 0, started: 36 };
