import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionStatus } from './DecisionStatus.tsx';

const meta = preview.meta({
  component: DecisionStatus,
  args: { status: 'pending', children: 'Pending' },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Announced as its label; the icon of each status has a shape of its own.'],
      do: ['Pass the status value of the server'],
      dont: ['Translate the status in two places'],
    },
  },
});

export const Pending = meta.story();
export const Approved = meta.story({ args: { status: 'approved', children: 'Approved' } });
export const Accepted = meta.story({ args: { status: 'accepted', children: 'Accepted' } });
export const Rejected = meta.story({ args: { status: 'rejected', children: 'Rejected' } });
export const Cancelled = meta.story({ args: { status: 'cancelled', children: 'Cancelled' } });
export const UnknownStatus = meta.story({ args: { status: 'in_review', children: 'In review' } });
UnknownStatus.test('an unknown status shows its label', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('In review')).toBeVisible());
});
