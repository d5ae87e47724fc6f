import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ConfirmPasskeyDialog, type ConfirmPasskeyDialogProps } from './ConfirmPasskeyDialog.tsx';

type Confirm = ConfirmPasskeyDialogProps['onConfirm'];

const meta = preview.meta({
  component: ConfirmPasskeyDialog,
  args: { onConfirm: fn<Confirm>(async () => ({ ok: true })), onCancel: fn() },
});

export const Asking = meta.story();
export const Cancelled = meta.story({
  args: {
    onConfirm: fn<Confirm>(async () => ({
      ok: false,
      errors: [{ path: '', message: 'No passkey was used. Try again when you are ready.' }],
    })),
  },
});

Cancelled.test('a cancelled passkey shows an error and can be tried again', async ({ args, userEvent }) => {
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Use my passkey' }));
  await use();
  await waitFor(() => expect(screen.getByText(/No passkey was used/)).toBeVisible());
  await use();
  await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
});
