import { expect, test } from 'vitest';
import { periodLeft } from './period-text.ts';

const now = new Date('2026-11-29T10:00:00+05:30');

test('a post that lasts longer than an assignment may is assigned for ten years', () => {
  const post = { startDate: '2026-11-01', endDate: '2099-12-31' };
  expect(periodLeft(post, now)).toEqual({ startDate: '2026-11-29', endDate: '2036-12-06' });
});

test('a post is assigned until its last day, from today or its first day on', () => {
  const post = { startDate: '2026-12-05', endDate: '2027-03-31' };
  expect(periodLeft(post, now)).toEqual(post);
});
