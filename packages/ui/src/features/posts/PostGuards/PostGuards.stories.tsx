import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { fullPost, NOW, sameInitialsPost } from '../posts.samples.ts';
import { PostGuards } from './PostGuards.tsx';

const meta = preview.meta({
  component: PostGuards,
  args: { post: sameInitialsPost, now: NOW, onAssign: fn(), onClose: fn() },
});

export const SomeEmpty = meta.story();
SomeEmpty.test('each guard is named and the rest can be assigned', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Green Meadows/ }));
  await expect(dialog.getByText(/^on break, until/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 guards' }));
  await expect(args.onAssign).toHaveBeenCalledOnce();
});
export const Full = meta.story({ args: { post: fullPost } });
