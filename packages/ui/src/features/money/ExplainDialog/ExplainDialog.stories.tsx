import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { markedPaid } from '../money.samples.ts';
import { ExplainDialog } from './ExplainDialog.tsx';

const meta = preview.meta({
  component: ExplainDialog,
  args: { payment: { ...markedPaid, day: '2026-11-20' }, submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const MarkedPaid = meta.story();
MarkedPaid.test('typed TDS comes off the bank amount', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('TDS kept by the client'), '1213');
  await expect(dialog().getByLabelText('Amount in the bank')).toHaveValue('70,374.00');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ bankAmount: 70_374, tds: 1213, mode: 'neft', day: '2026-11-20' }),
    ),
  );
});

MarkedPaid.test('GST-TDS comes off the bank amount too', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('TDS kept by the client'), '1213');
  await userEvent.type(dialog().getByLabelText('GST-TDS'), '1213');
  await expect(dialog().getByLabelText('Amount in the bank')).toHaveValue('69,161.00');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ bankAmount: 69_161, tds: 1213, gstTds: 1213 }),
    ),
  );
});
export const Kept = meta.story({
  args: {
    draft: keptDraft({
      day: '2026-11-20',
      mode: 'cheque' as const,
      reference: '000117',
      tds: 10,
      gstTds: null,
      bankAmount: 500,
    }),
  },
});
Kept.test('what was left is kept', async () => {
  await expect(dialog().getByLabelText('Reference')).toHaveValue('000117');
  await expect(dialog().getByLabelText('Amount in the bank')).toHaveValue('500.00');
});
