import type { ClientAssignment } from '@prahari/contract/assignments.schemas';
import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { longAssignment, openAssignment } from '../current-assignment.samples.ts';
import { AssignedGuardCard } from './AssignedGuardCard.tsx';

const meta = preview.meta({
  component: AssignedGuardCard,
  args: { assignment: openAssignment, now: new Date('2026-11-20T02:18:00+05:30') },
  parameters: { chromatic: notSnapped },
});

export const Active = meta.story();
Active.test('the card shows guard, shift and address', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('article', { name: 'Dattatray Pawar' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('7 years')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Night, 20:00–08:00')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('12 Nov 2026')).toBeVisible());
});
Active.test('a guard whose shift runs is on duty', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('On duty until 08:00')).toBeVisible());
});
export const OffShift = meta.story({ args: { now: new Date('2026-11-20T12:00:00+05:30') } });
OffShift.test('a guard whose shift is not running is off shift', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Off shift')).toBeVisible());
});
export const NotStarted = meta.story({ args: { state: { text: 'Not started yet', state: 'absent' } } });
NotStarted.test('a guard who has not started is not called active', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Not started yet')).toBeVisible());
  await expect(canvas.queryByText('Active')).toBeNull();
});
export const OnBreak = meta.story({ args: { assignment: { ...openAssignment, status: 'onBreak' } } });
export const LongNames = meta.story({ args: { assignment: longAssignment } });
export const HostedApi = meta.story({
  args: {
    assignment: {
      ...openAssignment,
      guard: { ...openAssignment.guard, user: { _id: '', name: 'Not given', email: 'sent@hosted.example' } },
      shift: 'evening' as string,
      status: 'on-leave' as string,
    } as ClientAssignment,
  },
});
HostedApi.test('unknown values of the hosted API show readable labels', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('On leave')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Evening')).toBeVisible());
});
HostedApi.test('an email in the reply is not shown', async ({ canvas }) => {
  await expect(canvas.getByRole('article')).not.toHaveTextContent('sent@hosted.example');
});
