import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { client, longAssignment, openAssignment } from '../current-assignment.samples.ts';
import { GuardStatusCard } from './GuardStatusCard.tsx';

const completed = { ...openAssignment, status: 'completed' as const };
const meta = preview.meta({ component: GuardStatusCard, args: { client, onApply: fn() } });

export const OneGuard = meta.story();
export const SeveralGuards = meta.story({
  args: {
    client: {
      ...client,
      activeAssignments: [openAssignment, longAssignment, { ...openAssignment, _id: '3' }],
    },
  },
});
SeveralGuards.test('each assigned guard has a card', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
});

export const OneOfTwoWithdrawn = meta.story({
  args: { client: { ...client, activeAssignments: [completed, longAssignment] } },
});
OneOfTwoWithdrawn.test('a completed assignment is not shown beside an open one', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(1);
  await expect(canvas.queryByText('Guard has been withdrawn from your service')).toBeNull();
});

export const Withdrawn = meta.story({ args: { client: { ...client, activeAssignments: [completed] } } });
Withdrawn.test('with only a completed assignment the client sees the message', async ({ canvas }) => {
  await expect(canvas.getByText('Guard has been withdrawn from your service')).toBeVisible();
  await expect(canvas.queryByRole('article')).toBeNull();
});

export const NotYetApproved = meta.story({ args: { client: null } });
NotYetApproved.test(
  'before approval a button opens the application form',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply for Service' }));
    await expect(args.onApply).toHaveBeenCalled();
  },
);

export const NoGuardAssigned = meta.story({
  args: { client: { ...client, status: 'unassigned', activeAssignments: [] } },
});
export const HostedApi = meta.story({ args: { client: { ...client, activeAssignments: [] } } });
HostedApi.test('an assigned client without details is asked to call the office', async ({ canvas }) => {
  await expect(canvas.getByText('A guard is assigned to you')).toBeVisible();
});
