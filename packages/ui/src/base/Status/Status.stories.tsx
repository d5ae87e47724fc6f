import preview from '../../../../../.storybook/preview.ts';
import { Status } from './Status.tsx';

const meta = preview.meta({
  component: Status,
  args: { tone: 'lit' as const, mark: 'lantern' as const, children: 'Assigned' },
});

export const Assigned = meta.story();
export const All = meta.story({
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Status tone="lit" mark="lantern">
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
