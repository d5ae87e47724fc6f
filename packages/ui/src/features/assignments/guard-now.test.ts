import type { GuardOfDuty, PostDuty } from '@prahari/contract/posts.schemas';
import { expect, test } from 'vitest';
import { guardNow } from './guard-now.ts';

const duty: PostDuty = {
  day: '2026-11-20',
  beginsAt: '2026-11-20T14:30:00.000Z',
  endsAt: '2026-11-21T02:30:00.000Z',
  guards: [],
  open: 0,
};
const guard: GuardOfDuty = { assignmentId: 'a1', name: 'Arun', state: 'planned', isOnBreak: false };
const before = new Date('2026-11-20T12:00:00Z');
const running = new Date('2026-11-20T15:15:00Z');
const startedAt = '2026-11-20T14:26:00.000Z';

test.each([
  ['before the begin', { now: before, attended: true }, {}, 'Starts at 20:00', 'assigned'],
  [
    'started',
    { now: running, attended: true },
    { state: 'present', startedAt },
    'On duty since 19:56',
    'onDuty',
  ],
  ['within the first minutes', { now: running, attended: true }, {}, 'Not started yet', 'assigned'],
  ['late', { now: running, attended: true }, { state: 'late' }, 'Not started yet', 'absent'],
  ['absent by the office’s word', { now: running, attended: true }, { state: 'absent' }, 'Absent', 'absent'],
  ['there by the office’s word', { now: running, attended: true }, { state: 'present' }, 'On duty', 'onDuty'],
  ['without attendance', { now: running, attended: false }, {}, 'On duty as planned', 'onDuty'],
  ['on a break', { now: running, attended: true }, { isOnBreak: true, startedAt }, 'On break', 'onBreak'],
] as const)('a guard %s', (_, moment, changes, text, state) => {
  expect(guardNow({ ...guard, ...changes }, duty, moment)).toEqual({ text, state });
});
