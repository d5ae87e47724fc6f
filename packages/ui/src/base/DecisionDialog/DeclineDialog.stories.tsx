import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DeclineDialog } from './DeclineDialog.tsx';

const meta = preview.meta({
  component: DeclineDialog,
  args: { applicant: 'Iqbal Ansari', reasonMax: 500, onConfirm: fn(), onCancel: fn() },
});

const open = async () => within(await screen.findByRole('alertdialog'));

export const Empty = meta.story();
Empty.test('a reason is trimmed and passed on', async ({ args, userEvent }) => {
  const dialog = await open();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), '  No post is free. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await expect(args.onConfirm).toHaveBeenCalledWith('No post is free.');
});
Empty.test(
  'an application is declined without a reason too and Escape declines nothing',
  async ({ args, userEvent }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
  },
);
