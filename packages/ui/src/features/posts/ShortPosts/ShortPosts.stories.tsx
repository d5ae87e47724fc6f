import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { notBegunPost, shortPost } from '../posts.samples.ts';
import { ShortPosts } from './ShortPosts.tsx';

const meta = preview.meta({
  component: ShortPosts,
  args: {
    posts: [notBegunPost],
    clientLink: (id) => ({ href: `?client=${id}`, onOpen: fn() }),
    assignHref: ({ _id }) => `?post=${_id}`,
    onAssign: fn(),
  },
});

export const One = meta.story();
One.test('the name of the client leads to the record', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: notBegunPost.client.user.name })).toHaveAttribute(
    'href',
    `?client=${notBegunPost.client._id}`,
  );
});
export const Two = meta.story({
  args: { posts: [notBegunPost, { ...shortPost, client: notBegunPost.client }] },
});
Two.test('each post leads to its candidates', async ({ args, canvas, userEvent }) => {
  const [link] = canvas.getAllByRole('link', { name: 'Assign guards' });
  await expect(link).toHaveAttribute('href', '?post=lakeview');
  if (link) await userEvent.click(link);
  await expect(args.onAssign).toHaveBeenCalledWith(notBegunPost);
});
