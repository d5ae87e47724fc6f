import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { longAssignment, withdrawnAssignment } from '../current-assignment.samples.ts';
import { WithdrawnGuards } from './WithdrawnGuards.tsx';

const meta = preview.meta({ component: WithdrawnGuards, args: { assignments: [withdrawnAssignment] } });

export const OneGuard = meta.story();
export const SeveralGuards = meta.story({
  args: {
    assignments: [
      withdrawnAssignment,
      { ...longAssignment, status: 'completed', completedAt: withdrawnAssignment.completedAt },
    ],
  },
});
SeveralGuards.test('the client is told of each guard who left, by name and day', async ({ canvas }) => {
  const told = canvas.getAllByText('Guard has been withdrawn from your service');
  await expect(told).toHaveLength(2);
  await waitFor(() => expect(canvas.getByText('Dattatray Pawar, 20 Nov 2026')).toBeVisible());
});
