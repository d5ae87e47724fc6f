import type { OwnPost } from '@prahari/contract/posts.schemas';

/** A night at which one guard has started, one has not, and one place is open. */
export const nightPost: OwnPost = {
  _id: 'post-1',
  requestId: 'request-1',
  place: { street: 'Main gate, B wing', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  shift: 'night',
  startDate: '2026-11-12',
  endDate: '2026-11-23',
  asked: 3,
  assigned: 2,
  isOver: false,
  duty: {
    day: '2026-11-20',
    beginsAt: '2026-11-20T14:30:00.000Z',
    endsAt: '2026-11-21T02:30:00.000Z',
    guards: [
      {
        assignmentId: 'a1',
        name: 'Dattatray Pawar',
        state: 'present',
        isOnBreak: false,
        startedAt: '2026-11-20T14:26:00.000Z',
      },
      { assignmentId: 'a2', name: 'Mahesh Jadhav', state: 'late', isOnBreak: false },
    ],
    open: 1,
  },
  lastDays: [19, 18, 17, 16, 15, 14, 13].map((date) => ({
    day: `2026-11-${date}`,
    guards: [
      { assignmentId: 'a1', name: 'Dattatray Pawar', state: date === 17 ? 'late' : 'present' },
      ...(date > 13
        ? [{ assignmentId: 'a2', name: 'Mahesh Jadhav', state: date === 15 ? 'absent' : 'present' } as const]
        : []),
    ],
    open: date > 13 ? 1 : 2,
  })),
};
