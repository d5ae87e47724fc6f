import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Status } from './Status.tsx';

const meta = preview.meta({
  component: Status,
  args: { tone: 'onDuty' as const, mark: 'lantern' as const, children: 'Assigned' },
  parameters: {
    docs: {
      description: {
        component: [
          'The state of a thing in a word with a mark. For a count, **Badge**.',
          '',
          '**Accessibility.** Read as its word alone; the mark is silent. Each mark has its own shape, so that greyscale and a printout say the same. Use the same word everywhere for the same state. To announce a change, say it in a toast.',
        ].join('\n'),
      },
    },
  },
});

export const Assigned = meta.story();
export const All = meta.story({
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Status tone="onDuty" mark="lantern">
        Assigned
      </Status>
      <Status tone="muted" mark="ring">
        Unassigned
      </Status>
      <Status tone="info" mark="half">
        Pending
      </Status>
      <Status tone="danger" mark="triangle">
        Overdue
      </Status>
      <Status tone="success" mark="tick">
        Paid
      </Status>
      <Status tone="warning" mark="pause">
        On break
      </Status>
      <Status tone="muted" mark="cross">
        Rejected
      </Status>
    </div>
  ),
});
Assigned.test('only the word is exposed to assistive technology', async ({ canvas }) => {
  await expect(canvas.getByText('Assigned')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});
