import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { ConfirmPasskeyDialog } from './ConfirmPasskeyDialog.tsx';

const meta = preview.meta({
  component: ConfirmPasskeyDialog,
  args: { onConfirm: accepted(), onCancel: fn() },
});

export const Asking = meta.story();
export const Cancelled = meta.story({
  args: {
    onConfirm: refused('', 'No passkey was used. Try again when you are ready.'),
  },
});

Cancelled.test('a cancelled passkey shows an error and can be tried again', async ({ args, userEvent }) => {
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Use my passkey' }));
  await use();
  await waitFor(() => expect(screen.getByText(/No passkey was used/)).toBeVisible());
  await use();
  await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
});
