import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { columns, type Society, societies } from '../Table/Table.samples.tsx';
import { Table } from '../Table/Table.tsx';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { LEAVE_MS } from './useFrozenArea.ts';

const ready = { state: 'ready' as const, rows: societies, from: 1, total: 3, hasNext: false, busy: false };
const none = { ...ready, rows: [], from: 0, total: 0 };
const options = [
  { value: '', label: 'All', count: 3 },
  { value: 'assigned', label: 'Assigned', count: 2 },
  { value: 'unassigned', label: 'Unassigned', count: 1 },
];
const search = { value: '', placeholder: 'Name, email or place', onChange: fn() };

const meta = preview.meta({
  component: PagedList,
  render: (args: PagedListProps<Society>) => <PagedList {...args} />,
  args: {
    nouns: ['client', 'clients'] as const,
    title: 'Clients',
    page: ready,
    search,
    filter: { value: '', onChange: fn(), options },
    emptyState: 'No clients yet. Accept a client application to add the first.',
    sort: 'name',
    onSort: fn(),
    onShowAll: fn(),
    onRetry: fn(),
    onFreeze: fn(),
    onPrevious: fn(),
    onNext: fn(),
    children: (rows: readonly Society[], table) => (
      <Table label="Clients" columns={columns} rows={rows} rowKey={(row) => row.id} {...table} />
    ),
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['A region named by its heading; a failure is an `alert`, loading a `status`.'],
      do: ['Pass every state in `page`', 'Name the rows in `nouns`, which labels and messages use'],
      dont: ['Fetch inside it', 'Use it for a list that fits on one screen'],
    },
  },
});

export const OthersChanged = meta.story({
  args: { page: { ...ready, pendingChanges: 3 }, onShowPendingChanges: fn() },
});
OthersChanged.test(
  'changes by others are offered without moving a row',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 changes, show').closest('[role=status]')).toHaveStyle({ height: '0px' });
    await userEvent.click(canvas.getByRole('button', { name: '3 changes, show' }));
    await expect(args.onShowPendingChanges).toHaveBeenCalledOnce();
  },
);
export const NothingYet = meta.story({ args: { page: none, emptyIn: 'list' } });
NothingYet.test('without rows there is nothing to search or filter', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^No clients yet/)).toBeVisible());
  await expect(canvas.queryByRole('searchbox')).toBeNull();
  await expect(canvas.queryByRole('group', { name: 'Filter clients' })).toBeNull();
});
export const NothingFound = meta.story({
  args: { page: none, emptyIn: 'list', search: { ...search, value: 'pune' } },
});
NothingFound.test('a search that found nothing stays, to be changed', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('pune'));
  await expect(canvas.getByRole('group', { name: 'Filter clients' })).toBeVisible();
});
export const ToolsOnAPhone = meta.story({
  args: {
    tools: (
      <>
        <Button variant="plain">Export</Button>
        <Button variant="plain">Import</Button>
        <Button>New client</Button>
        <Button data-kept>Generate Bill</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
});
ToolsOnAPhone.test('rare actions wait behind one button beside the search', async ({ canvas, userEvent }) => {
  const rows = canvas.getByRole('grid');
  const above = () =>
    rows.getBoundingClientRect().top - canvas.getByRole('region').getBoundingClientRect().top;
  await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Generate Bill' })).toBeVisible();
  const rowsBelow = above();
  const more = canvas.getByRole('button', { name: 'More for clients' });
  await userEvent.click(more);
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'New client' }));
  await expect(above()).toBeGreaterThan(rowsBelow);
  await userEvent.click(more);
  await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
});
export const OnePage = meta.story();
OnePage.test('search and filters are named after the list', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Clients' })).toBeVisible());
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search clients' }), 'pune{Enter}');
  await expect(args.search?.onChange).toHaveBeenCalledWith('pune');
  await userEvent.click(canvas.getByRole('button', { name: 'Unassigned 1' }));
  await expect(args.filter?.onChange).toHaveBeenCalledWith('unassigned');
  await waitFor(() => expect(canvas.getByText('1 to 3 of 3')).toBeVisible());
});
OnePage.test('rows are frozen while the pointer or focus is inside', async ({ args, canvas, userEvent }) => {
  await userEvent.hover(canvas.getAllByRole('row')[1] as Element);
  await expect(args.onFreeze).toHaveBeenLastCalledWith(true);
  canvas.getByRole('grid').focus();
  await userEvent.unhover(canvas.getAllByRole('row')[1] as Element);
  await userEvent.click(canvas.getByRole('searchbox'));
  await waitFor(() => expect(args.onFreeze).toHaveBeenLastCalledWith(false));
});
OnePage.test('rows stay frozen while a question about one of them has focus', async (story) => {
  const { args, canvas, userEvent } = story;
  const question = document.createElement('div');
  question.role = 'alertdialog';
  const answer = question.appendChild(document.createElement('button'));
  document.body.append(question);
  canvas.getByRole('grid').focus();
  await expect(args.onFreeze).toHaveBeenLastCalledWith(true);
  mocked(args.onFreeze)?.mockClear();
  answer.focus();
  await expect(args.onFreeze).toHaveBeenLastCalledWith(true);
  // The mouse leaves the rows for the question, which may wait longer for its reply than for a press.
  await userEvent.hover(canvas.getAllByRole('row')[1] as Element);
  await userEvent.unhover(canvas.getAllByRole('row')[1] as Element);
  await new Promise((resolve) => setTimeout(resolve, LEAVE_MS + 100));
  await expect(args.onFreeze).not.toHaveBeenCalledWith(false);
  canvas.getByRole('grid').focus();
  question.remove();
  canvas.getByRole('searchbox').focus();
  await waitFor(() => expect(args.onFreeze).toHaveBeenLastCalledWith(false));
});
export const MiddlePage = meta.story({
  args: { page: { ...ready, from: 4, total: 21, hasNext: true } },
});
export const Loading = meta.story({ args: { page: { state: 'loading' } } });
Loading.test('loading is announced with the name of the list', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading clients');
});
export const Failed = meta.story({ tags: ['snapshot'], args: { page: { state: 'failed' } } });
Failed.test('a failed list offers a retry', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The clients could not be loaded');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const FailedWithMessage = meta.story({
  args: { page: { state: 'failed', message: 'Error fetching clients: the server did not answer' } },
});
FailedWithMessage.test('a message of the failure replaces the usual one', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching clients');
});
export const Empty = meta.story({ args: { page: none } });
Empty.test('an empty list says so and has no pagination', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^No clients yet/)).toBeVisible());
  await expect(canvas.queryByText('None')).toBeNull();
});
export const NoMatches = meta.story({ args: { page: none, search: { ...search, value: 'Bhopal' } } });
NoMatches.test('"Show all" clears the search and keeps focus', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('No client found for "Bhopal"')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Show all clients' }));
  await expect(args.onShowAll).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'All 3' })).toHaveFocus();
});
export const ShortSearch = meta.story({
  args: {
    page: { ...ready, totalIsMinimum: true, searchIsCut: true },
    search: { ...search, value: 'so' },
  },
});
ShortSearch.test('a search of two letters asks for one more', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Type one more letter to search all clients');
});
export const ShortSearchWithoutMatches = meta.story({
  args: {
    page: { ...none, searchIsCut: true },
    search: { ...search, value: 'zz' },
    emptyIn: 'list',
  },
});
ShortSearchWithoutMatches.test('finding nothing by two letters asks for one more', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Type one more letter to search all clients');
  await waitFor(() => expect(canvas.getByText('No client found for "zz"')).toBeVisible());
});
export const NoMatchesInFilter = meta.story({
  args: { page: none, filter: { value: 'unassigned', onChange: fn(), options } },
});
NoMatchesInFilter.test('a filter without rows offers all of them', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('No client found')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Show all clients' })).toBeVisible());
});
export const WithAction = meta.story({
  args: {
    title: 'Bills',
    level: 2,
    nouns: ['bill', 'bills'],
    tools: <Button data-kept>Generate Bill</Button>,
  },
});
export const InADialog = meta.story({
  args: {
    title: undefined,
    emptyIn: 'list',
    children: (rows) => (
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    ),
  },
});
InADialog.test('a list without a title is no region and has no heading', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
  await expect(canvas.queryByRole('heading')).toBeNull();
});
export const OnlyRows = meta.story({
  args: { search: undefined, filter: undefined, hideSinglePage: true },
});
OnlyRows.test('a list of one page may leave the pagination out', async ({ canvas }) => {
  await expect(canvas.queryByText('1 to 3 of 3')).toBeNull();
});
export const OnAPhone = meta.story({ decorators: [(Story) => <div className="w-82">{Story()}</div>] });
