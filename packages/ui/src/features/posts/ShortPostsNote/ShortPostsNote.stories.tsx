import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ShortPostsNote } from './ShortPostsNote.tsx';

const meta = preview.meta({
  component: ShortPostsNote,
  args: {
    count: 17,
    link: { href: '?tab=today&status=short#posts', onOpen: fn() },
  },
});

export const Several = meta.story();
Several.test('a press leads to the posts that lack guards', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Choose a post' });
  await expect(link).toHaveAttribute('href', '?tab=today&status=short#posts');
  await userEvent.click(link);
  await expect(args.link.onOpen).toHaveBeenCalledOnce();
});
export const One = meta.story({ args: { count: 1 } });
