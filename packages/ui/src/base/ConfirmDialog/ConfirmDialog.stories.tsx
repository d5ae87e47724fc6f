import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    isOpen: true,
    message: 'Are you sure you want to delete this bill?',
    detail: 'PR/26-27/000118, Tapovan Heights, ₹18,42,000.00',
    confirmLabel: 'Delete',
    tone: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'An `alertdialog` named by its question. Focus starts on Cancel and stays inside.',
        'Escape cancels; a press outside does nothing. Both are ignored while `pending`.',
      ],
      do: ['Name the action on its button: "Delete bill"', 'Say in `detail` what cannot be undone'],
      dont: ['Ask "Are you sure?" with Yes and No', 'Ask before actions that can be undone'],
    },
  },
});

export const Danger = meta.story({ tags: ['snapshot', 'snapshot-dark', 'snapshot-phone'] });
Danger.test('focus starts on Cancel and Enter on the action confirms', async ({ args, userEvent }) => {
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this bill?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
Danger.test('Escape cancels', async ({ args, userEvent }) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});
Danger.test('a triple click on the action confirms once', async ({ args, userEvent }) => {
  await userEvent.tripleClick(await screen.findByRole('button', { name: 'Delete' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
export const Plain = meta.story({
  args: {
    message: 'Are you sure you want to withdraw this guard?',
    confirmLabel: 'Withdraw',
    tone: undefined,
  },
});
export const Pending = meta.story({ args: { pending: true } });
Pending.test('presses and Escape while pending are ignored', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onCancel).not.toHaveBeenCalled();
});
