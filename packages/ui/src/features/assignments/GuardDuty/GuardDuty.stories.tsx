import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { guardAssignment } from '../current-assignment.samples.ts';
import { ownDuty, ownDuty24h } from '../duties.samples.ts';
import type { ShownPress } from '../shown-press.ts';
import { GuardDuty } from './GuardDuty.tsx';

const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const started = {
  ...ownDuty,
  state: 'present' as const,
  startedAt: at('26T19:52').toISOString(),
  arrivedAt: at('26T20:06').toISOString(),
  flags: ['queued' as const],
};
const press: ShownPress = {
  id: 'press-1',
  dutyId: ownDuty._id,
  kind: 'start',
  pressedAt: at('26T19:52').toISOString(),
  clientName: ownDuty.post.client.name,
};

const meta = preview.meta({
  component: GuardDuty,
  parameters: { chromatic: notSnapped, layout: 'fullscreen' },
  args: {
    duty: ownDuty,
    assignment: guardAssignment,
    presses: [] as ShownPress[],
    now: at('26T19:48'),
    officePhone: '+91 20 5550 1400',
    isSending: false,
    pending: false,
    canGivePosition: true,
    onStatus: fn(),
    onStart: fn(),
    onEnd: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
});

export const Before = meta.story({ args: { now: at('26T18:00') } });
Before.test('Active is not lit before the duty begins', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).not.toBeChecked());
  await expect(canvas.getByText('Active is lit from 20:00 on, once you have started duty.')).toBeVisible();
});
export const Start = meta.story();
Start.test('one press starts the duty', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start duty' }));
  await expect(args.onStart).toHaveBeenCalledOnce();
});
export const Late = meta.story({ args: { now: at('26T20:22') } });
Late.test('Active is not lit until the duty was started', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).not.toBeChecked());
});
export const Queued = meta.story({
  tags: ['snapshot-phone'],
  args: { presses: [press], now: at('26T20:07') },
});
Queued.test(
  'a press without network is shown as not sent, and nobody is said to be active',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('not sent yet'));
    await expect(canvas.getByText('Started 19:52, on time. It is 20:07.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Active' })).not.toBeChecked();
  },
);
export const OnDuty = meta.story({
  args: { duty: started, now: at('27T02:18') },
});
OnDuty.test('the guard sees what the office knows, and Active is lit', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('19:52, at the office 20:06, no position')).toBeVisible());
  await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
});
export const Over = meta.story({ args: { duty: started, now: at('27T08:04') } });
export const AllDay = meta.story({
  args: {
    duty: { ...ownDuty24h, startedAt: at('26T07:55').toISOString() },
    assignment: { ...guardAssignment, shift: '24h', endDate: '2027-01-12' },
    now: at('27T02:18'),
  },
});
AllDay.test('a 24-hour guard sees today’s duty, not the end of the assignment', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('timer', { name: '5 hours 42 minutes' })).toBeVisible());
});
export const AsPlanned = meta.story({
  args: { duty: { ...ownDuty, attended: false }, now: at('27T02:18') },
});
AsPlanned.test(
  'where attendance is not kept there is nothing to press, and it is as planned',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('From 20:00, as planned. It is 02:18.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /duty/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
);
/** A reliever's duty of another assignment: its status is not the guard's to set here. */
export const Reliever = meta.story({ args: { assignment: undefined } });
