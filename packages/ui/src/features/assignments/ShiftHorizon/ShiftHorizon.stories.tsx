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

export const NightShift = meta.story();
NightShift.test('a running night shift counts down to its end', async ({ canvas }) => {
  await expect(canvas.getByText('Your shift ends in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '5 hours 42 minutes' })).toBeVisible();
  await expect(canvas.getByText('You started at 20:00. It is 02:18.')).toBeVisible();
});

export const DayShift = meta.story({ args: { shift: 'day', now: new Date('2026-11-20T16:40:00+05:30') } });
DayShift.test('the day shift scale runs from 08:00 to 20:00', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '3 hours 20 minutes' })).toBeVisible();
  await expect(canvas.getByText('14:00')).toBeVisible();
});

const whole = { shift: '24h', now: new Date('2026-11-20T22:48:00+05:30') };
export const TwentyFourHours = meta.story({ args: { ...whole, endDate: '2027-03-17' } });
TwentyFourHours.test('a 24-hour shift counts days until the assignment ends', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment ends in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '117 days' })).toBeVisible();
  await expect(canvas.getByText('24:00')).toBeVisible();
  await expect(canvas.getByText('24-hour duty. It is 22:48.')).toBeVisible();
});

export const TwentyFourHoursEndsTomorrow = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-21' },
});
TwentyFourHoursEndsTomorrow.test('the day before the last shows tomorrow', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment ends')).toBeVisible();
  await expect(canvas.getByRole('timer')).toHaveTextContent('tomorrow');
  await expect(canvas.getByText('24-hour duty. It is 22:48.')).toBeVisible();
});

export const TwentyFourHoursLastDay = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-20' },
});
TwentyFourHoursLastDay.test('the last day shows today', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('today');
  await expect(canvas.getByText('24-hour duty until midnight. It is 22:48.')).toBeVisible();
});

export const TwentyFourHoursEnded = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, endDate: '2026-11-19' },
});
TwentyFourHoursEnded.test('an ended 24-hour assignment names its last day', async ({ canvas }) => {
  await expect(canvas.getByText('Your assignment has ended')).toBeVisible();
  await expect(canvas.getByText('It ended on 19 Nov 2026.')).toBeVisible();
});

export const TwentyFourHoursUpcoming = meta.story({
  parameters: { pictures: { skip: true } },
  args: { ...whole, startDate: '2026-11-21' },
});
TwentyFourHoursUpcoming.test(
  'an upcoming 24-hour assignment counts down to its start',
  async ({ canvas }) => {
    await expect(canvas.getByText('Your assignment starts in')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: '1 hour 12 minutes' })).toBeVisible();
  },
);

export const LastMinute = meta.story({ args: { now: new Date('2026-11-20T07:59:20+05:30') } });
LastMinute.test('the last minute shows one minute', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '1 minute' })).toBeVisible();
});

export const BetweenShifts = meta.story({ args: { now: new Date('2026-11-20T14:05:00+05:30') } });
BetweenShifts.test('between shifts it counts down to the next one', async ({ canvas }) => {
  await expect(canvas.getByText('Your next shift starts in')).toBeVisible();
  await expect(canvas.getByText('Today at 20:00. It is 14:05.')).toBeVisible();
});

export const BeforeFirstShift = meta.story({ args: { now: new Date('2026-11-09T17:00:00+05:30') } });
BeforeFirstShift.test('before the first shift its day is shown', async ({ canvas }) => {
  await expect(canvas.getByText('Your first shift starts in')).toBeVisible();
  await expect(canvas.getByRole('timer', { name: '3 days 3 hours' })).toBeVisible();
  await expect(canvas.getByText('12 Nov 2026 at 20:00. It is 17:00.')).toBeVisible();
});

export const AfterLastShift = meta.story({ args: { now: new Date('2026-11-26T10:00:00+05:30') } });
AfterLastShift.test('after the last shift there is no timer', async ({ canvas }) => {
  await expect(canvas.getByText('Your last shift has ended')).toBeVisible();
  await expect(canvas.getByText('It ended on 24 Nov 2026 at 08:00.')).toBeVisible();
  await expect(canvas.queryByRole('timer')).toBeNull();
});

export const UnknownShift = meta.story({ args: { shift: 'evening' } });
UnknownShift.test('an unknown shift renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Your shift' })).toBeNull();
});
