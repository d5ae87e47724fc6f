import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';

const meta = preview.meta({ component: ApplicationStatus, args: { status: 'pending' } });

export const Pending = meta.story();
export const Approved = meta.story({ args: { status: 'approved' } });
export const Accepted = meta.story({ args: { status: 'accepted' } });
export const Rejected = meta.story({ args: { status: 'rejected' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const UnknownStatus = meta.story({ args: { status: 'in_review' } });
UnknownStatus.test('a word that is not ours is still readable', async ({ canvas }) => {
  await expect(canvas.getByText('In review')).toBeVisible();
});
