import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionStatus } from '../DecisionStatus/DecisionStatus.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { nameColumn, statusColumn } from '../Table/table-columns.tsx';
import { DecisionTable, type DecisionTableProps } from './DecisionTable.tsx';

interface Application {
  _id: string;
  name: string;
  status: string;
}
const pending: Application = { _id: '1', name: 'Iqbal Ansari', status: 'pending' };
const accepted: Application = { _id: '2', name: 'Meenakshi Pillai', status: 'accepted' };

const meta = preview.meta({
  component: DecisionTable,
  render: (args: DecisionTableProps<Application>) => <DecisionTable {...args} />,
  args: {
    label: 'Applications',
    columns: [
      nameColumn<Application>('name', 'Name', ({ name }) => name),
      statusColumn<Application>('8rem', ({ status }) => (
        <DecisionStatus status={status}>{status}</DecisionStatus>
      )),
    ],
    rows: [pending, accepted],
    empty: <EmptyState title="No applications yet." />,
    onAccept: fn(),
    onDecline: fn(),
    onShow: fn(),
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['A pending row keeps its buttons; when they disappear, focus moves to the row.'],
      do: ['List the rows being saved in `pending`'],
      dont: ['Use it for rows without a decision: use Table'],
    },
  },
});

export const Normal = meta.story();
export const OneBeingDecided = meta.story({ args: { pending: new Set([pending._id]) } });
export const Empty = meta.story({ args: { rows: [] } });

Normal.test('a pending row is decided by keyboard', async ({ args, canvas, userEvent }) => {
  const row = within(canvas.getByRole('row', { name: /Iqbal/ }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect(row.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAccept).toHaveBeenCalledWith(pending);
  await userEvent.click(row.getByRole('button', { name: 'Decline' }));
  await expect(args.onDecline).toHaveBeenCalledWith(pending);
});
Normal.test('a decided row only has Details', async ({ args, canvas, userEvent }) => {
  const row = within(canvas.getByRole('row', { name: /Meenakshi/ }));
  await expect(row.queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  await expect(args.onShow).toHaveBeenCalledWith(accepted);
});
