import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { ReopenMuster } from './ReopenMuster.tsx';

const meta = preview.meta({
  component: ReopenMuster,
  args: { onReopen: fn(), pending: false, onClose: fn() },
});

export const Asked = meta.story();
Asked.test('needs a reason', async ({ args, userEvent }) => {
  await expect(await screen.findByRole('button', { name: 'Reopen' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), 'Two guards were mixed up');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  await expect(args.onReopen).toHaveBeenCalledWith('Two guards were mixed up');
});
export const Kept = meta.story({ args: { draft: keptDraft({ reason: 'Two guards were mixed up' }) } });
Kept.test('a reason that was left is kept', async () => {
  await expect(await screen.findByRole('textbox')).toHaveValue('Two guards were mixed up');
});
