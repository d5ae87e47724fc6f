import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { billWithLongText, pendingBill } from '../bills.samples.ts';
import { DeleteBillDialog } from './DeleteBillDialog.tsx';

const meta = preview.meta({
  component: DeleteBillDialog,
  args: { bill: pendingBill, onConfirm: fn(), onCancel: fn() },
});

export const Open = meta.story();
export const LongNames = meta.story({ args: { bill: billWithLongText } });
export const Closed = meta.story({ args: { bill: null } });
Open.test('a bill is deleted after confirmation', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this bill?',
  });
  await expect(dialog).toHaveTextContent('PR/26-27/000118, Tapovan Heights, ₹18,42,000.00.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
