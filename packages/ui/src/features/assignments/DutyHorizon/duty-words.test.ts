import { expect, test } from 'vitest';
import { dutyWords } from './duty-words.ts';

const india = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const iso = (time: string) => india(time).toISOString();
const night = { beginsAt: iso('26T20:00'), endsAt: iso('27T08:00'), attended: true };
const started = { ...night, startedAt: iso('26T19:52') };

test.each([
  ['26T18:00', night, 'Your shift starts in', 'Today at 20:00. It is 18:00.'],
  ['25T18:00', night, 'Your shift starts in', 'Tomorrow at 20:00. It is 18:00.'],
  ['26T20:10', night, 'Your shift started at 20:00', 'Press Start duty when you are at your post.'],
  [
    '26T20:22',
    night,
    'Your shift started at 20:00',
    'It is 20:22. The office can see this. Starting now still counts.',
  ],
  ['26T19:57', started, 'You started duty at', 'It is 19:57. Your shift ends at 08:00.'],
  ['27T02:18', started, 'Your shift ends in', 'Started 19:52, on time. It is 02:18.'],
  ['27T08:04', started, 'Your shift is over', 'On duty since 19:52. It is 08:04.'],
] as const)('at %s a guard reads where the duty is', (now, duty, above, below) => {
  expect(dutyWords(duty, india(now))).toMatchObject({ above, below });
});

test('a late start is said with its minutes', () => {
  const late = { ...night, startedAt: iso('26T20:22') };
  expect(dutyWords(late, india('26T23:00')).below).toBe('Started 20:22, 22 min late. It is 23:00.');
  expect(dutyWords(night, india('26T20:22')).middle).toEqual({
    from: india('26T20:00'),
    to: india('26T20:22'),
    word: 'late',
  });
});

test('where attendance is not kept it is as planned, and nobody is said to have started or to be late', () => {
  for (const [now, below] of [
    ['26T18:00', 'Today at 20:00, as planned. It is 18:00.'],
    ['26T23:00', 'From 20:00, as planned. It is 23:00.'],
  ] as const)
    expect(dutyWords({ ...night, attended: false }, india(now)).below).toBe(below);
});
