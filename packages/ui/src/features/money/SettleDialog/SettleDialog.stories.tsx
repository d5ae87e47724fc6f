import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { hospitalDues } from '../money.samples.ts';
import { SettleDialog } from './SettleDialog.tsx';

const meta = preview.meta({
  component: SettleDialog,
  args: {
    dues: hospitalDues,
    billId: 'bill-119',
    today: '2026-11-20',
    submit: accepted(),
    onAllocate: fn(),
    onClose: fn(),
  },
  parameters: { chromatic: notSnapped },
});

const dialog = () => within(within(document.body).getByRole('dialog'));
const press = (name: string | RegExp) => dialog().getByRole('button', { name });

export const OneBill = meta.story();
OneBill.test('a short payment settles the worked bill in one press', async ({ args, userEvent }) => {
  await expect(dialog().getByLabelText('Amount in the bank')).toHaveValue('70,374.00');
  await userEvent.click(press('Settle ₹71,587.00'));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({
        bankAmount: 70_374,
        tds: 1213,
        allocations: [{ billId: 'bill-119', amount: 71_587 }],
      }),
    ),
  );
  await expect(args.onClose).toHaveBeenCalled();
});

export const SeveralBills = meta.story();
SeveralBills.test('a typed amount ticks the bills that it fits less TDS', async ({ args, userEvent }) => {
  const amount = dialog().getByLabelText('Amount in the bank');
  await userEvent.clear(amount);
  await userEvent.type(amount, '141206');
  await expect(dialog().getByRole('checkbox', { name: /000104/ })).toBeChecked();
  await userEvent.click(press('Settle ₹1,43,673.00'));
  await waitFor(() => expect(args.submit).toHaveBeenCalled());
});

export const OnAccount = meta.story();
OnAccount.test('money on account is put to the oldest bill in one press', async ({ args, userEvent }) => {
  await userEvent.click(press('Put ₹500.00 on account to the oldest bills'));
  await expect(args.onAllocate).toHaveBeenCalledWith({
    paymentId: 'payment-9',
    allocations: [{ billId: 'bill-104', amount: 500 }],
  });
});

export const Wrong = meta.story();
Wrong.test('what is wrong is named at its field and nothing typed is lost', async ({ args, userEvent }) => {
  const amount = dialog().getByLabelText('Amount in the bank');
  await userEvent.clear(amount);
  await userEvent.type(amount, 'ten');
  await userEvent.click(press(/^Settle/));
  await expect(amount).toHaveAccessibleDescription(/must be a number/);
  await expect(amount).toHaveValue('ten');
  await expect(args.submit).not.toHaveBeenCalled();
});

export const NothingOwed = meta.story({
  args: { dues: { ...hospitalDues, bills: [], owed: 0 }, billId: undefined },
});
