import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { columns, type Society, societies } from './sample.tsx';
import { Table, type TableProps } from './Table.tsx';

function Held(props: TableProps<Society>) {
  const [sort, setSort] = useState(props.sort);
  const keep = (next: string) => {
    setSort(next);
    props.onSort?.(next);
  };
  return <Table {...props} sort={sort} onSort={keep} />;
}

const meta = preview.meta({
  component: Table<Society>,
  args: {
    label: 'Clients',
    columns,
    rows: societies,
    rowKey: (row: Society) => row.id,
    sort: 'name',
    onSort: fn(),
    empty: (
      <EmptyState title="Clients will be listed here">Accept a request, and its client appears.</EmptyState>
    ),
  },
  render: (args) => <Held {...args} />,
});

export const Rows = meta.story();
Rows.test(
  'a press on a header sorts by it, a second the other way round',
  async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Unpaid' });
    await userEvent.click(header);
    await expect(args.onSort).toHaveBeenLastCalledWith('owed');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(header);
    await expect(args.onSort).toHaveBeenLastCalledWith('-owed');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
);
Rows.test('arrow keys reach every cell', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('rowheader', { name: 'Tapovan Heights' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('rowheader', { name: 'Meghdoot Textiles' })).toHaveFocus();
});
Rows.test('what is cut off can be read in full', async ({ canvas }) => {
  await expect(canvas.getByTitle('managing.committee@venkateshwara.example')).toBeVisible();
});
export const Cards = meta.story({ decorators: [(Story) => <div className="w-82">{Story()}</div>] });
export const Refreshing = meta.story({ args: { busy: true } });
export const FirstLoad = meta.story({ args: { rows: [], busy: true } });
FirstLoad.test('it says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading Clients');
});
export const Empty = meta.story({ args: { rows: [] } });
