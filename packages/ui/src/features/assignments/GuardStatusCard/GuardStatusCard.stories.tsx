import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { longAssignment, openAssignment, withdrawnAssignment } from '../current-assignment.samples.ts';
import { GuardStatusCard } from './GuardStatusCard.tsx';

const { guard } = openAssignment;
/** Has the same initials as the guard of `openAssignment`. */
const namesake = {
  ...openAssignment,
  _id: '3',
  guard: { ...guard, _id: 'guard-3', user: { ...guard.user, name: 'Devika Patil' } },
};

const meta = preview.meta({
  component: GuardStatusCard,
  args: {
    assignments: [openAssignment],
    asked: 1,
    now: new Date('2026-11-20T02:18:00+05:30'),
    officePhone: '+91 20 5550 1400',
  },
});

export const OneGuard = meta.story();
export const SeveralGuards = meta.story({
  args: { assignments: [openAssignment, longAssignment, namesake], asked: 4 },
});
SeveralGuards.test('each guard has a card, and so has a place without one', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect(canvas.getByText('Open place')).toBeVisible());
});
SeveralGuards.test('guards with equal initials are told apart', async ({ canvas }) => {
  await expect(canvas.queryByText('DP')).toBeNull();
});
export const OneLeft = meta.story({ args: { asked: 2, withdrawn: [withdrawnAssignment] } });
OneLeft.test('a guard who left is told of while another remains', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Guard has been withdrawn from your service')).toBeVisible());
  await expect(canvas.getAllByRole('article')).toHaveLength(1);
});
export const HostedApi = meta.story({ args: { asked: undefined } });
