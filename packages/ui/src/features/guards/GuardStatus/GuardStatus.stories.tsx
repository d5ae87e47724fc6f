import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { GuardStatus } from './GuardStatus.tsx';

const meta = preview.meta({ component: GuardStatus, args: { status: 'available' } });

export const Available = meta.story();
export const Assigned = meta.story({ args: { status: 'assigned' } });
export const OnLeave = meta.story({ args: { status: 'on-leave' } });
export const AccountDisabled = meta.story({ args: { status: 'disabled' } });
export const NotTold = meta.story({ args: { status: '' } });
NotTold.test('a status that was not sent is said to be unknown', async ({ canvas }) => {
  await expect(canvas.getByText('Not known')).toBeVisible();
});
