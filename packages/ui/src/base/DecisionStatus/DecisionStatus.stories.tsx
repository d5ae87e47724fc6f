import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionStatus } from './DecisionStatus.tsx';

const meta = preview.meta({
  component: DecisionStatus,
  args: { status: 'pending', children: 'Pending' },
  parameters: {
    guide: {
      status: 'new',
      do: ['Pass the status value of the server'],
      dont: ['Translate the status in two places'],
    },
    docs: {
      description: {
        component: [
          'The status of an application: pending, approved or accepted, rejected, cancelled. For other states use **Status**.',
          '',
          '**Accessibility.** Announced as its label; the icon is hidden from screen readers and has a different shape per status.',
        ].join('\n'),
      },
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
