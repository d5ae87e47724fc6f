import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { markedPaid, received, voided } from '../money.samples.ts';
import { PaymentsTable } from './PaymentsTable.tsx';

const meta = preview.meta({
  component: PaymentsTable,
  args: {
    empty: <EmptyState title="No payments yet" />,
    payments: [markedPaid, received, voided],
    onVoid: fn(),
    onExplain: fn(),
  },
});

export const AllKinds = meta.story();
AllKinds.test(
  'one to be explained leads to its form, a voided one has its reason',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Explain ₹71,587.00/ }));
    await expect(args.onExplain).toHaveBeenCalledWith(markedPaid);
    await expect(canvas.getByText('The cheque came back')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Void/ })).toHaveLength(2);
  },
);

export const WithReceipts = meta.story({ args: { onReceipt: fn() } });
WithReceipts.test(
  'a payment has its receipt, one to be explained and a void one have none',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Receipt of/ }));
    await expect(args.onReceipt).toHaveBeenCalledWith(received);
  },
);

export const WithPages = meta.story({ args: { billHref: (billId: string) => `/bill?id=${billId}` } });
WithPages.test('the bills that a payment settled lead to their pages', async ({ canvas, args }) => {
  const [first] = canvas.getAllByRole('link');
  const billId = args.payments.flatMap(({ allocations }) => allocations)[0]?.billId;
  await expect(first).toHaveAttribute('href', `/bill?id=${billId}`);
});
