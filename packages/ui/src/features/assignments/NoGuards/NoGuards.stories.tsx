import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { client, openAssignment, withdrawnAssignment } from '../current-assignment.samples.ts';
import { NoGuards } from './NoGuards.tsx';

const meta = preview.meta({
  component: NoGuards,
  args: { client, onApply: fn() },
  parameters: { chromatic: notSnapped },
});

export const Withdrawn = meta.story({
  args: { client: { ...client, activeAssignments: [{ ...openAssignment, status: 'completed' as const }] } },
});
Withdrawn.test('with only a completed assignment the client sees the message', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Guard has been withdrawn from your service')).toBeVisible());
});
export const WithdrawnLately = meta.story({
  args: {
    client: {
      ...client,
      activeAssignments: [{ ...openAssignment, status: 'completed' as const }],
      withdrawnAssignments: [withdrawnAssignment],
    },
  },
});
WithdrawnLately.test('a guard who left lately is named', async ({ canvas }) => {
  await expect(canvas.getAllByText('Guard has been withdrawn from your service')).toHaveLength(1);
  await waitFor(() => expect(canvas.getByText('Dattatray Pawar, 20 Nov 2026')).toBeVisible());
});

export const NotYetApproved = meta.story({ args: { client: null } });
NotYetApproved.test(
  'before approval a button leads to the application',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply for Service' }));
    await expect(args.onApply).toHaveBeenCalled();
  },
);
export const NobodyAssigned = meta.story({
  args: { client: { ...client, numberOfGuards: 3, status: 'unassigned', activeAssignments: [] } },
});
NobodyAssigned.test('a client without guards sees how many were asked for', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('0 of 3 guards')).toBeVisible());
});
export const HostedApi = meta.story({ args: { client: { ...client, activeAssignments: [] } } });
HostedApi.test(
  'a client whose assignments the hosted API does not send is told to call',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A guard is assigned to you')).toBeVisible());
  },
);
