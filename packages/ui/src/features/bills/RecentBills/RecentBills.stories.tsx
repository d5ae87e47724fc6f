import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { overdueBill, paidBill, pendingBill } from '../bills.samples.ts';
import { RecentBills } from './RecentBills.tsx';

const meta = preview.meta({
  component: RecentBills,
  args: {
    bills: [{ ...pendingBill, amount: 124_000, owed: 74_000 }, overdueBill, paidBill],
    billHref: (billId) => `/bill?id=${billId}`,
    onAll: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Three = meta.story();
Three.test('a bill that is paid in part says what is left', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('₹74,000.00 still to pay')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: /^How to pay/ })).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'All bills' }));
  await expect(args.onAll).toHaveBeenCalledOnce();
});
