import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ServerStatus } from './ServerStatus.tsx';
import { Status } from './Status.tsx';

const meta = preview.meta({
  component: Status,
  args: { tone: 'onDuty' as const, mark: 'lantern' as const, children: 'Assigned' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Announced as its word. Each icon has its own shape, for greyscale and print.'],
      do: ['Use the same word for the same state everywhere'],
      dont: ['Show a state by color alone'],
      examples: {
        do: () => (
          <Status tone="success" mark="tick">
            Paid
          </Status>
        ),
        dont: () => <span className="size-3 rounded-full bg-success" />,
      },
    },
  },
});

export const Assigned = meta.story();
export const All = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
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
  await waitFor(() => expect(canvas.getByText('Assigned')).toBeVisible());
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** A status that the styles lack, even one with the name of a property that every object has. */
export const UnknownToUs = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ServerStatus status="constructor" styles={{ paid: { tone: 'success', mark: 'tick' } }}>
      Constructor
    </ServerStatus>
  ),
});
UnknownToUs.test('an unknown status shows its word', async ({ canvas }) => {
  await expect(canvas.getByText('Constructor')).toBeVisible();
});
