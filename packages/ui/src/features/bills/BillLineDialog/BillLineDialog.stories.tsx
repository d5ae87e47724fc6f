import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { readyDraft } from '../bill-months.samples.ts';
import { BillLineDialog, emptyLine } from './BillLineDialog.tsx';

const [line] = readyDraft.lines;
if (!line) throw new Error('no line');

const meta = preview.meta({
  component: BillLineDialog,
  args: { title: 'Edit line', line, onSave: fn(), onClose: fn() },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const Edit = meta.story();
Edit.test(
  'another quantity proposes another amount, which can be typed over',
  async ({ args, userEvent }) => {
    await userEvent.clear(dialog().getByLabelText('Quantity'));
    await userEvent.type(dialog().getByLabelText('Quantity'), '29');
    await expect(dialog().getByLabelText('Amount')).toHaveValue('21266.67');
    await userEvent.clear(dialog().getByLabelText('Amount'));
    await userEvent.type(dialog().getByLabelText('Amount'), '21,000');
    await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        description: line.description,
        quantity: 29,
        unit: 'guard-days',
        rate: 22_000,
        amount: 21_000,
      }),
    );
  },
);
export const Add = meta.story({ args: { title: 'Add a line', line: emptyLine } });
Add.test('what is missing or wrong is named at its field', async ({ args, userEvent }) => {
  await userEvent.type(dialog().getByLabelText('Rate'), '8.505');
  await userEvent.click(dialog().getByRole('button', { name: 'Save line' }));
  for (const field of ['Description', 'Unit', 'Rate'])
    await waitFor(() => expect(dialog().getByLabelText(field)).toHaveAttribute('aria-invalid', 'true'));
  await expect(args.onSave).not.toHaveBeenCalled();
});
