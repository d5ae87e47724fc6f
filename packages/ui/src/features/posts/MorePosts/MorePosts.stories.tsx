import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { MorePosts } from './MorePosts.tsx';

const meta = preview.meta({ component: MorePosts, args: { loaded: 1000, busy: false, onMore: fn() } });

export const Cut = meta.story();
Cut.test('the button loads more posts', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load more posts' }));
  await expect(args.onMore).toHaveBeenCalledOnce();
});
