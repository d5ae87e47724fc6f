import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { CreditNoteDialog } from './CreditNoteDialog.tsx';

const meta = preview.meta({
  component: CreditNoteDialog,
  args: { billNumber: 'PR/26-27/000119', today: '2026-11-20', submit: accepted(), onClose: fn() },
});

const dialog = () => within(within(document.body).getByRole('dialog'));
const fill = async (userEvent: { type: (element: Element, text: string) => Promise<void> }) => {
  await userEvent.type(dialog().getByLabelText('Amount without GST'), '1600');
  await userEvent.type(dialog().getByLabelText('Reason'), 'Two nights without a guard');
};
const make = () => dialog().getByRole('button', { name: 'Make credit note' });

export const Empty = meta.story();
Empty.test('the worked credit note of 1,600 is made with its reason', async ({ args, userEvent }) => {
  await userEvent.click(make());
  await expect(dialog().getByLabelText('Amount without GST')).toBeInvalid();
  await fill(userEvent);
  await userEvent.click(make());
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      amount: 1600,
      withTax: true,
      reason: 'Two nights without a guard',
      day: '2026-11-20',
    }),
  );
});

export const TooLate = meta.story({
  args: { submit: refused('withTax', 'GST of this bill could be credited until 30 Nov 2025') },
});
TooLate.test('a refused tax is named at its field', async ({ userEvent, args }) => {
  await fill(userEvent);
  await userEvent.click(make());
  await waitFor(() => expect(args.submit).toHaveBeenCalled());
  await expect(dialog().getByRole('checkbox', { name: /With GST/ })).toBeInvalid();
  await expect(args.onClose).not.toHaveBeenCalled();
});
export const Kept = meta.story({
  args: { draft: keptDraft({ amount: 1600, withTax: true, reason: 'Two nights', day: '2026-11-20' }) },
});
Kept.test('what was left is kept', async () => {
  await expect(dialog().getByLabelText('Amount without GST')).toHaveValue('1,600.00');
  await expect(dialog().getByLabelText('Reason')).toHaveValue('Two nights');
});
