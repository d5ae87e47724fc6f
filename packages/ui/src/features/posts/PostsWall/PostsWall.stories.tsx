import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { posts, shortPost } from '../posts.samples.ts';
import { PostsWall } from './PostsWall.tsx';

const meta = preview.meta({
  component: PostsWall,
  args: { posts, filled: 19, asked: 50, total: 10, hrefOf: ({ _id }) => `#${_id}`, onOpen: fn() },
});

export const AllPosts = meta.story();
AllPosts.test('each group of places leads to its post', async ({ args, canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('link', {
      name: 'Deccan Pearl IT Park, HITEC City, Madhapur, Hyderabad: 2 of 6 guards',
    }),
  );
  await expect(args.onOpen).toHaveBeenCalledWith(shortPost);
});
export const ManyPosts = meta.story({
  args: {
    posts: Array.from({ length: 50 }, (_, n) => ({ ...(posts[n % posts.length] ?? shortPost), _id: `${n}` })),
    filled: 2_400,
    asked: 4_100,
    total: 1_250,
  },
});
ManyPosts.test('a wall that does not show all posts says how many it shows', async ({ canvas }) => {
  await expect(canvas.getByText(/at 1,250 posts; 50 of them are shown/)).toBeVisible();
});
