import type { OwnPost } from '@prahari/contract/client-posts.schemas';
import type { Problem } from '@prahari/contract/problems.schemas';

const place = { street: 'Main gate, B wing', city: 'Pune', state: 'Maharashtra', zipCode: '411004' };

export const openProblem: Problem = {
  _id: 'problem-1',
  post: { _id: 'post-1', place },
  client: { _id: 'client-1', name: 'Anand Vihar Society', phone: '+919876543210' },
  text: 'The torch was not working on Tuesday night, the guard used his phone.',
  status: 'open',
  reportedAt: '2026-11-18T15:40:00.000Z',
  answers: [],
};

export const answeredProblem: Problem = {
  ...openProblem,
  _id: 'problem-2',
  status: 'answered',
  answers: [
    {
      text: 'A new torch went to the gate with the 20:00 shift today. Please tell us tomorrow if it is good.',
      answeredAt: '2026-11-19T05:02:00.000Z',
    },
  ],
};

export const closedProblem: Problem = {
  ...answeredProblem,
  _id: 'problem-3',
  text: 'The guard was late twice.',
  status: 'closed',
};

export const ownPost: OwnPost = {
  _id: 'post-1',
  requestId: 'request-1',
  place,
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
      { name: 'Dattatray Pawar', state: 'present', isOnBreak: false, startedAt: '2026-11-20T14:26:00.000Z' },
      { name: 'Mahesh Jadhav', state: 'late', isOnBreak: false },
    ],
    open: 1,
  },
};
