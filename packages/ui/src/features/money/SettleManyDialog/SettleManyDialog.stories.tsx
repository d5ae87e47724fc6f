import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { hospitalDues } from '../money.samples.ts';
import { settleRowsOf } from '../settle-rows.ts';
import { SettleManyDialog } from './SettleManyDialog.tsx';

const meta = preview.meta({
  component: SettleManyDialog,
  args: {
    rows: settleRowsOf(hospitalDues.bills, [hospitalDues]),
    submit: fn(async (..._sent: unknown[]) => [] as { index: number; message: string }[]),
    onClose: fn(),
  },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const TwoBills = meta.story();
TwoBills.test('one press records all, each less its usual TDS', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Record 2 payments' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith([
      expect.objectContaining({
        bankAmount: 70_832,
        tds: 1254,
        allocations: [{ billId: 'bill-104', amount: 72_086 }],
      }),
      expect.objectContaining({
        bankAmount: 70_374,
        tds: 1213,
        allocations: [{ billId: 'bill-119', amount: 71_587 }],
      }),
    ]),
  );
  await expect(args.onClose).toHaveBeenCalled();
});

export const OneRefused = meta.story({
  args: { submit: fn(async () => [{ index: 1, message: 'Only ₹10.00 is owed on PR/26-27/000119' }]) },
});
OneRefused.test('a refused row stays open with what the server says', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Record 2 payments' }));
  await waitFor(() =>
    expect(dialog().getByLabelText('Received for PR/26-27/000119')).toHaveAccessibleDescription(
      /Only ₹10.00/,
    ),
  );
  await expect(args.onClose).not.toHaveBeenCalled();
});
export const Kept = meta.story({
  args: {
    draft: keptDraft({
      day: '2026-11-20',
      mode: 'cheque' as const,
      reference: '000117',
      'amount bill-104': 5000,
    }),
  },
});
Kept.test('amounts that were left are kept beside the usual ones', async () => {
  await expect(dialog().getByLabelText('Received for PR/26-27/000104')).toHaveValue('5,000.00');
  await expect(dialog().getByLabelText('Received for PR/26-27/000119')).toHaveValue('70,374.00');
  await expect(dialog().getByLabelText('Reference')).toHaveValue('000117');
});
