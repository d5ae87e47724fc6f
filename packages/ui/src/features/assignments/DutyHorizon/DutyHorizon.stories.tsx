import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { ownDuty, ownDuty24h } from '../duties.samples.ts';
import { DutyHorizon } from './DutyHorizon.tsx';

const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const started = { ...ownDuty, startedAt: at('26T19:52').toISOString() };

const meta = preview.meta({
  component: DutyHorizon,
  args: { duty: ownDuty, now: at('26T18:00') },
  parameters: { chromatic: notSnapped },
});

export const Before = meta.story();
Before.test('the next duty counts down to its begin', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('timer', { name: '2 hours' })).toBeVisible());
  await expect(canvas.getByText('Today at 20:00. It is 18:00.')).toBeVisible();
});
export const Late = meta.story({ args: { now: at('26T20:22') } });
Late.test('lateness is said in minutes', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('timer', { name: '22 minutes late' })).toBeVisible());
});
export const OnDuty = meta.story({ args: { duty: started, now: at('27T02:18') } });
export const Over = meta.story({ args: { duty: started, now: at('27T08:04') } });
/** A duty that nobody has ended. */
export const LongOver = meta.story({ args: { duty: started, now: at('27T19:00') } });
export const AllDay = meta.story({
  args: { duty: { ...ownDuty24h, startedAt: at('26T07:55').toISOString() }, now: at('27T02:18') },
});
AllDay.test('a 24-hour duty counts down to the end of today’s duty', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('timer', { name: '5 hours 42 minutes' })).toBeVisible());
});
export const AsPlanned = meta.story({ args: { duty: { ...ownDuty, attended: false }, now: at('27T02:18') } });
