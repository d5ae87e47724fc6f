import { expect, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { GuardStatus } from './GuardStatus.tsx';

const meta = preview.meta({
  component: GuardStatus,
  args: { status: 'available' },
  parameters: { chromatic: notSnapped },
});

export const Available = meta.story();
export const Assigned = meta.story({ args: { status: 'assigned' } });
export const OnLeave = meta.story({ args: { status: 'on-leave' } });
export const AccountDisabled = meta.story({ args: { status: 'disabled' } });
export const MissingStatus = meta.story({ args: { status: '' } });
MissingStatus.test('a missing status shows Not known', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Not known')).toBeVisible());
});
