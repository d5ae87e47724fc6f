import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ShiftHorizon } from './ShiftHorizon.tsx';

const meta = preview.meta({
  component: ShiftHorizon,
  args: {
    shift: 'night',
    startDate: '2026-11-12',
    endDate: '2026-11-23',
    now: new Date('2026-11-20T02:18:00+05:30'),
  },
});

export const AtNight = meta.story();
AtNight.test('it tells how long the shift lasts', async ({ canvas }) => {
  await expect(canvas.getByText('Your shift ends in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '5 hours 42 minutes' })).toBeVisible();
  await expect(canvas.getByText('You started at 20:00. It is 02:18.')).toBeVisible();
});

export const ByDay = meta.story({ args: { shift: 'day', now: new Date('2026-11-20T16:40:00+05:30') } });
ByDay.test('the scale runs from eight to eight', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '3 hours 20 minutes' })).toBeVisible();
  await expect(canvas.getByText('14:00')).toBeVisible();
});

const whole = { shift: '24h', now: new Date('2026-11-20T22:48:00+05:30') };
export const AllDay = meta.story({ args: { ...whole, endDate: '2027-03-17' } });
AllDay.test('one day follows another, and the assignment is what ends', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment ends in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '117 days' })).toBeVisible();
  await expect(canvas.getByText('24:00')).toBeVisible();
  await expect(canvas.getByText('24-hour duty. It is 22:48.')).toBeVisible();
});

export const AllDayUntilTomorrow = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-21' },
});
AllDayUntilTomorrow.test('the last day but one ends nothing yet', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment ends')).toBeVisible();
  await expect(canvas.getByRole('timer')).toHaveTextContent('tomorrow');
  await expect(canvas.getByText('24-hour duty. It is 22:48.')).toBeVisible();
});

export const AllDayLastDay = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-20' },
});
AllDayLastDay.test('the last day ends at midnight', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('today');
  await expect(canvas.getByText('24-hour duty until midnight. It is 22:48.')).toBeVisible();
});

export const AllDayOver = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-19' },
});
AllDayOver.test(
  'an assignment by whole days ended on its last day, not the day after',
  async ({ canvas }) => {
    await expect(canvas.getByText('Your assignment has ended')).toBeVisible();
    await expect(canvas.getByText('It ended on 19 Nov 2026.')).toBeVisible();
  },
);

export const AllDayAhead = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, startDate: '2026-11-21' },
});
AllDayAhead.test('before the first day its start is told', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment starts in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '1 hour 12 minutes' })).toBeVisible();
});

export const LastMinute = meta.story({ args: { now: new Date('2026-11-20T07:59:20+05:30') } });
LastMinute.test('the last minute is one minute', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '1 minute' })).toBeVisible();
});

export const BetweenShifts = meta.story({ args: { now: new Date('2026-11-20T14:05:00+05:30') } });
BetweenShifts.test('in the afternoon the next shift is tonight', async ({ canvas }) => {
  await expect(canvas.getByText('Your next shift starts in')).toBeVisible();
  await expect(canvas.getByText('Today at 20:00. It is 14:05.')).toBeVisible();
});

export const BeforeTheFirst = meta.story({ args: { now: new Date('2026-11-09T17:00:00+05:30') } });
BeforeTheFirst.test('days before the first shift, its day is told', async ({ canvas }) => {
  await expect(canvas.getByText('Your first shift starts in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '3 days 3 hours' })).toBeVisible();
  await expect(canvas.getByText('12 Nov 2026 at 20:00. It is 17:00.')).toBeVisible();
});

export const AfterTheLast = meta.story({ args: { now: new Date('2026-11-26T10:00:00+05:30') } });
AfterTheLast.test('after the last shift nothing is left', async ({ canvas }) => {
  await expect(canvas.getByText('Your last shift has ended')).toBeVisible();
  await expect(canvas.getByText('It ended on 24 Nov 2026 at 08:00.')).toBeVisible();
  await expect(canvas.queryByRole('timer')).toBeNull();
});

export const UnknownHours = meta.story({ args: { shift: 'evening' } });
UnknownHours.test('a shift without known hours has no horizon', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Your shift' })).toBeNull();
});
