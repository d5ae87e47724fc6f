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

/** A post to choose from. */
export const postChoice = { _id: 'post-1', place };
