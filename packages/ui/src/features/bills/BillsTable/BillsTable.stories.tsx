import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { many } from '../../../../testing/many.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { billWithLongText, hostedApiBill, overdueBill, paidBill, pendingBill } from '../bills.samples.ts';
import { BillsTable } from './BillsTable.tsx';

const meta = preview.meta({
  component: BillsTable,
  args: {
    bills: [pendingBill, overdueBill, paidBill],
    sort: '-dueDate',
    onSort: fn(),
    empty: <EmptyState title="No bills yet." />,
  },
  parameters: { chromatic: notSnapped },
});

const office = { onMarkPaid: fn(), onDelete: fn() };

export const Normal = meta.story({ tags: ['snapshot-phone'], args: office });
export const ReadOnly = meta.story();
export const HostedApi = meta.story({ args: { ...office, bills: [hostedApiBill] } });
export const Empty = meta.story({ args: { bills: [] } });
export const Many = meta.story({
  args: {
    ...office,
    bills: many(pendingBill),
  },
});
export const LongNames = meta.story({ args: { ...office, bills: [billWithLongText] } });
export const OnePending = meta.story({ args: { ...office, pending: new Set([pendingBill._id]) } });

Normal.test('Mark as Paid calls onMarkPaid with the bill', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /000118/ }));
  await waitFor(() => expect(row.getByText('₹18,42,000.00')).toBeVisible());
  await userEvent.click(row.getByRole('button', { name: 'Mark as Paid' }));
  await expect(args.onMarkPaid).toHaveBeenCalledWith(pendingBill);
});
export const PaidWithWayBack = meta.story({ args: { ...office, onMarkUnpaid: fn(), bills: [paidBill] } });
PaidWithWayBack.test('a paid bill can be marked unpaid', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Not paid after all' }));
  await expect(args.onMarkUnpaid).toHaveBeenCalledWith(paidBill);
});
ReadOnly.test('without actions the table has no buttons', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getAllByText('Six guards, day and night, November 2026')).toHaveLength(3);
});
export const WithoutDueDate = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { bills: [{ ...hostedApiBill, dueDate: '' }] },
});
WithoutDueDate.test('a bill without a due date has no label beside nothing', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row').at(-1)).not.toHaveTextContent('Due');
});
HostedApi.test('an unsafe drive link is plain text', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Changeable = meta.story({
  args: {
    ...office,
    onChange: fn(),
    bills: [
      { ...pendingBill, paid: 0, credited: 0, version: 1 },
      { ...overdueBill, paid: 100 },
      { ...overdueBill, _id: 'credited', credited: 100 },
      paidBill,
    ],
  },
});
Changeable.test(
  'only a bill of which nothing is paid or credited can be changed',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ _id: pendingBill._id }));
  },
);
