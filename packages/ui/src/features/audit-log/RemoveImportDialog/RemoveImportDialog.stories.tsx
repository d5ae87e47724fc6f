import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { guardsImported } from '../audit-log.samples.ts';
import { RemoveImportDialog } from './RemoveImportDialog.tsx';

const meta = preview.meta({
  component: RemoveImportDialog,
  args: { entry: guardsImported, onConfirm: fn(), onCancel: fn() },
});

export const Guards = meta.story();
Guards.test(
  'the dialog says how many people are removed before it is confirmed',
  async ({ args, userEvent }) => {
    const dialog = within(within(document.body).getByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/300 guards, with their papers/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove import' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
);
export const Clients = meta.story({ args: { entry: { ...guardsImported, action: 'importClients' } } });
