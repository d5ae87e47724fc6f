import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { columns, type Society, societies } from './Table.samples.tsx';
import { Table, type TableProps } from './Table.tsx';

function Controlled(props: TableProps<Society>) {
  const [sort, setSort] = useState(props.sort);
  const update = (next: string) => {
    setSort(next);
    props.onSort?.(next);
  };
  return <Table {...props} sort={sort} onSort={update} />;
}

const meta = preview.meta({
  component: Table,
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
  render: (args: TableProps<Society>) => <Controlled {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'A grid: Tab enters it, arrows move between cells and into their content.',
        'The sort order is on the header and announced. A cell that is cut off has its text as title.',
        'With `widthsKey`, Shift and the left or right arrow on a header change its width, which is announced.',
      ],
      do: [
        'Let text columns share the width',
        'Put the name of the row first',
        'Set `widthsKey` for a list that people work in all day',
      ],
      dont: ['Truncate the text that distinguishes rows', 'Put a form into a cell'],
    },
  },
});

export const Rows = meta.story({ tags: ['snapshot'] });
Rows.test('pressing a header sorts and pressing again reverses', async ({ args, canvas, userEvent }) => {
  const header = canvas.getByRole('columnheader', { name: 'Unpaid' });
  await userEvent.click(header);
  await expect(args.onSort).toHaveBeenLastCalledWith('owed');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(header);
  await expect(args.onSort).toHaveBeenLastCalledWith('-owed');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});
Rows.test('arrow keys reach every cell', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('rowheader', { name: 'Tapovan Heights' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('rowheader', { name: 'Meghdoot Textiles' })).toHaveFocus();
});
const asWideAs = (rem: number) => (Story: () => ReactElement) => (
  <div style={{ width: `${rem}rem` }}>{Story()}</div>
);
export const OnATablet = meta.story({ decorators: [asWideAs(45)] });
OnATablet.test('a table 45rem wide is not drawn as cards and fits', async ({ canvas }) => {
  const table = canvas.getByRole('grid');
  await expect(getComputedStyle(table).display).toBe('table');
  await expect(table.clientWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Client' })).toBeVisible());
});
const linesOf = (element: Element) =>
  Math.round(
    element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
export const LeftTheList = meta.story({ args: { removed: new Set(['2']) } });
LeftTheList.test('a row that left the list keeps its place and has no actions', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: 'Meghdoot Textiles' }));
  await waitFor(() => expect(row.getByText('No longer in this list')).toBeVisible());
  await expect(row.queryByRole('button')).toBeNull();
  await expect(canvas.getAllByRole('button')).toHaveLength(4);
});
export const WideColumns = meta.story({ decorators: [asWideAs(76)] });
WideColumns.test('columns share the width by what they hold and nothing is cut off', async ({ canvas }) => {
  for (const { name, email } of societies) {
    const texts = [canvas.getByTitle(name), canvas.getByTitle(email)];
    for (const text of texts)
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight || Infinity);
  }
});
WideColumns.test('a long name takes two lines', async ({ canvas }) => {
  const long = canvas.getByTitle('Shree Venkateshwara Cooperative Housing Society');
  await expect(linesOf(long)).toBeLessThanOrEqual(2);
});
Rows.test('a cell has its full text as title', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByTitle('managing.committee@venkateshwara.example')).toBeVisible());
});
export const Cards = meta.story({
  tags: ['snapshot'],
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
});
Cards.test('cards are sorted by a select', async ({ args, canvas, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: 'Sort by' });
  await expect(select).toHaveDisplayValue('Client, A to Z');
  await userEvent.selectOptions(select, 'Unpaid, highest first');
  await expect(args.onSort).toHaveBeenLastCalledWith('-owed');
  await expect(select).toHaveValue('-owed');
});
export const Refreshing = meta.story({ args: { busy: true } });
export const FirstLoad = meta.story({ args: { rows: [], busy: true } });
FirstLoad.test('loading is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading Clients');
});
export const Empty = meta.story({ args: { rows: [] } });

const manyRows = (count: number): Society[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(societies[index % societies.length] as Society),
    id: String(index),
    name: `Gate ${index + 1}`,
  }));
export const StickyHead = meta.story({
  args: { rows: manyRows(40), stickyHead: true },
  decorators: [(Story) => <div className="h-80 overflow-auto">{Story()}</div>],
});
StickyHead.test('the header stays in view while rows scroll', async ({ canvas }) => {
  const header = canvas.getByRole('columnheader', { name: 'Client' });
  const from = header.getBoundingClientRect().top;
  canvas.getByRole('rowheader', { name: 'Gate 40' }).scrollIntoView();
  await waitFor(() => expect(Math.abs(header.getBoundingClientRect().top - from)).toBeLessThan(2));
});
export const ManyRows = meta.story({ args: { rows: manyRows(5000) } });
ManyRows.test('only visible rows are in the page', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gate 1' })).toBeVisible());
  const grid = canvas.getByRole('grid');
  await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60);
  await expect(grid).toHaveAttribute('aria-rowcount', '5001');
  await userEvent.click(canvas.getByRole('columnheader', { name: 'Unpaid' }));
  await expect(args.onSort).toHaveBeenLastCalledWith('owed');
});
ManyRows.test('Ctrl+End reaches the last row', async ({ canvas, userEvent }) => {
  await canvas.findByRole('rowheader', { name: 'Gate 1' });
  await userEvent.click(canvas.getByRole('rowheader', { name: 'Gate 1' }));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gate 5000' })).toBeVisible());
});
export const ManyCards = meta.story({
  args: { rows: manyRows(5000) },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
});
Rows.test('Home and End reach the ends of a row', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect(canvas.getAllByRole('button', { name: 'Mark as Paid' })[0]?.closest('tr')).toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('rowheader', { name: 'Tapovan Heights' })).toHaveFocus();
});
Rows.test('a new sort order is announced', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('columnheader', { name: 'Unpaid' }));
  await expect(canvas.getByText('Sorted by Unpaid, ascending')).toHaveAttribute('aria-live', 'polite');
});
export const RowsThatGo = meta.story({
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    const withRemove: typeof columns = [
      ...columns.slice(0, 1),
      {
        id: 'remove',
        header: 'Remove',
        cell: (row) => (
          <button type="button" onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}>
            Remove {row.name}
          </button>
        ),
      },
    ];
    return <Table {...args} columns={withRemove} rows={rows} />;
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
RowsThatGo.test('focus stays in the table when the focused row is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Meghdoot Textiles' }));
  await expect(canvas.getByRole('row', { name: /^Shree/ })).toHaveFocus();
});

export const SizedColumns = meta.story({
  args: { widthsKey: 'story' },
  decorators: [asWideAs(76)],
  beforeEach: () => {
    localStorage.removeItem('column-widths:story');
    return () => localStorage.removeItem('column-widths:story');
  },
});
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
SizedColumns.test(
  'Shift and an arrow widen a column, and its neighbor pays',
  async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Client' });
    const table = canvas.getByRole('grid');
    await waitFor(() => expect(header).toHaveAttribute('aria-keyshortcuts'));
    const before = [header, table].map(widthOf);
    header.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(widthOf(header) - (before[0] ?? 0)).toBeGreaterThan(30));
    await expect(Math.abs(widthOf(table) - (before[1] ?? 0))).toBeLessThan(2);
    await expect(canvas.getByText(/^Client, \d+ % of the width$/)).toHaveAttribute('aria-live', 'polite');
    await expect(header).toHaveFocus();
  },
);
SizedColumns.test(
  'a dragged edge stays where it was dropped, also after a reload',
  async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Client' });
    await waitFor(() => expect(header.querySelector('[data-width-handle]')).not.toBeNull());
    const handle = header.querySelector('[data-width-handle]') as HTMLElement;
    handle.setPointerCapture = () => undefined;
    const before = widthOf(header);
    const { right, top } = handle.getBoundingClientRect();
    const drag = (type: string, clientX: number) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX, clientY: top, pointerId: 1, bubbles: true }));
    drag('pointerdown', right);
    drag('pointermove', right + 80);
    drag('pointerup', right + 80);
    await waitFor(() => expect(Math.abs(widthOf(header) - before - 80)).toBeLessThan(4));
    await expect(args.onSort).not.toHaveBeenCalled();
    const kept = JSON.parse(localStorage.getItem('column-widths:story') ?? '{}');
    await expect(Object.keys(kept)).toEqual(['name,email,status,due,owed,actions']);
    handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await waitFor(() => expect(Math.abs(widthOf(header) - before)).toBeLessThan(4));
  },
);
export const SizedRightToLeft = meta.story({
  args: { widthsKey: 'story-rtl' },
  decorators: [asWideAs(76), (Story) => <div dir="rtl">{Story()}</div>],
  beforeEach: () => () => localStorage.removeItem('column-widths:story-rtl'),
});
SizedRightToLeft.test('the left arrow widens where text runs to the left', async ({ canvas, userEvent }) => {
  const header = canvas.getByRole('columnheader', { name: 'Client' });
  await waitFor(() => expect(header).toHaveAttribute('aria-keyshortcuts'));
  const before = widthOf(header);
  header.focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() => expect(widthOf(header)).toBeGreaterThan(before + 10));
});
