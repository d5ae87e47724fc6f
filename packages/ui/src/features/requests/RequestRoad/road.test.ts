import type { OwnPost } from '@prahari/contract/posts.schemas';
import { expect, test } from 'vitest';
import { pendingRequest } from '../requests.samples.ts';
import { roadOf } from './road.ts';

const post: OwnPost = {
  _id: 'post-1',
  place: { street: 'Main gate', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  shift: 'night',
  startDate: '2026-11-12',
  endDate: '2026-11-23',
  asked: 3,
  assigned: 2,
  isOver: false,
  lastDays: [],
};
const states = (...args: Parameters<typeof roadOf>) =>
  roadOf(...args).map(({ title, state }) => `${title}: ${state}`);
const accepted = { ...pendingRequest, status: 'approved' as const };

test('a request that waits is with the office', () => {
  expect(states({ request: pendingRequest, post: undefined, onDuty: 0 })).toEqual([
    'Requested: done',
    'With the office: now',
    'Assigned: ahead',
    'On duty: ahead',
    'Completed: ahead',
  ]);
});

test('an accepted request tells how many guards are assigned and on duty', () => {
  expect(states({ request: accepted, post, onDuty: 2 })).toEqual([
    'Requested: done',
    'Accepted: done',
    '2 of 3 assigned: now',
    'On duty: now',
    'Completed: ahead',
  ]);
  expect(states({ request: accepted, post: { ...post, assigned: 0 }, onDuty: 0 })).toContain(
    'On duty: ahead',
  );
});

test('a request whose post is over is completed', () => {
  expect(states({ request: accepted, post: { ...post, assigned: 0, isOver: true }, onDuty: 0 })).toEqual([
    'Requested: done',
    'Accepted: done',
    'Assigned: done',
    'On duty: done',
    'Completed: done',
  ]);
});

test.each([
  ['withdrawn', 'Taken back: ended'],
  ['rejected', 'Declined: ended'],
] as const)('a request that is %s goes no further', (status, last) => {
  expect(states({ request: { ...pendingRequest, status }, post: undefined, onDuty: 0 })).toEqual([
    'Requested: done',
    last,
  ]);
});
