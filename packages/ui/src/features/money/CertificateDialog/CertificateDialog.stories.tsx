import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { tdsLedger } from '../money.samples.ts';
import { CertificateDialog } from './CertificateDialog.tsx';

const [row] = tdsLedger;
if (!row) throw new Error('There is no sample');

const meta = preview.meta({
  component: CertificateDialog,
  args: { row, quarter: { year: '26-27', quarter: 3 }, submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));

export const Missing = meta.story();
Missing.test('it begins with what is missing, and its number is needed', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Record' }));
  await expect(dialog().getByLabelText('Certificate number')).toBeInvalid();
  await userEvent.type(dialog().getByLabelText('Certificate number'), 'ABCD131');
  await userEvent.click(dialog().getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      clientId: 'client-1',
      year: '26-27',
      quarter: 3,
      number: 'ABCD131',
      amount: 3721,
    }),
  );
});
export const Kept = meta.story({ args: { draft: keptDraft({ number: 'ABCD131', amount: 900 }) } });
Kept.test('what was left is kept', async () => {
  await expect(dialog().getByLabelText('Certificate number')).toHaveValue('ABCD131');
});
