import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { columns, type Society, societies } from '../Table/Table.samples.tsx';
import { SelectableTable, type SelectableTableProps } from './SelectableTable.tsx';

const meta = preview.meta({
  component: SelectableTable,
  render: (args: SelectableTableProps<Society>) => <SelectableTable {...args} />,
  args: {
    label: 'Clients',
    columns: columns.filter(({ id }) => id !== 'actions'),
    rows: societies,
    rowKey: (row: Society) => row.id,
    defaultSelected: new Set<string>() as ReadonlySet<string>,
    onSelect: fn(),
    actions: <Button size="small">Send a reminder</Button>,
    empty: 'None',
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'A selected row has `aria-selected` and a checkbox named after it.',
        'The count is a polite `status`. "Select all" is also above the rows, for cards.',
      ],
      do: ['Put the number of rows into the label of an action'],
      dont: ['Make rows selectable that have no common action'],
    },
  },
});

export const NoneSelected = meta.story();
NoneSelected.test('Space selects a row and the count is announced', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect(canvas.getByRole('checkbox', { name: /Meghdoot Textiles/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['2']));
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 selected');
  await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked();
});
NoneSelected.test(
  'Shift with an arrow selects a range and Escape clears it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['1', '2']));
    await expect(canvas.getByRole('row', { name: /Meghdoot/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set());
  },
);
NoneSelected.test('Ctrl+A selects all rows', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['1', '2', '3']));
});
NoneSelected.test('a press with Shift selects the rows between', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('rowheader', { name: 'Tapovan Heights' }));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(canvas.getByRole('rowheader', { name: /^Shree/ }));
  await userEvent.keyboard('{/Shift}');
  await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['1', '2', '3']));
});
export const SomeSelected = meta.story({
  tags: ['snapshot', 'snapshot-phone'],
  args: { defaultSelected: new Set(['1', '3']) },
});
SomeSelected.test('the count and the actions stay in sight of the last row', async ({ canvas }) => {
  const list = canvas.getByRole('grid').closest<HTMLElement>('.min-w-0')?.parentElement;
  if (!list) throw new Error('no list');
  list.style.cssText = 'height: 6rem; overflow: auto';
  list.scrollTop = list.scrollHeight;
  await expect(list.scrollTop).toBeGreaterThan(0);
  const { top } = canvas.getByRole('button', { name: 'Send a reminder' }).getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
});
SomeSelected.test('a selected row has another background color than the rest', async ({ canvas }) => {
  const backgroundOf = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name })).backgroundColor;
  await expect(backgroundOf(/Tapovan/)).toBe(backgroundOf(/^.*Shree/));
  await expect(backgroundOf(/Tapovan/)).not.toBe(backgroundOf(/Meghdoot/));
});
export const AllSelected = meta.story({ args: { defaultSelected: new Set(['1', '2', '3']) } });
AllSelected.test('Clear empties the selection', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(args.onSelect).toHaveBeenLastCalledWith(new Set());
});
export const Cards = meta.story({
  args: { defaultSelected: new Set(['2']) },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
});

export const OtherPages = meta.story({ args: { selected: new Set(['1', '8', '9']), sum: '₹18,42,000.00' } });
OtherPages.test('rows of other pages stay selected and are counted', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 selected, 1 on this page, ₹18,42,000.00');
  await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
  await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['8', '9', '1', '2', '3']));
});
