import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { FirstPosts } from './FirstPosts.tsx';

const posts = Array.from({ length: 40 }, (_, index) => `ATM ${index + 1}`);

const meta = preview.meta({
  component: FirstPosts,
  args: { posts, children: (post) => <p key={String(post)}>{String(post)}</p> },
});

export const Many = meta.story();
Many.test('the first five are shown, then all', async ({ canvas }) => {
  await expect(canvas.getByText('ATM 5')).toBeVisible();
  await expect(canvas.queryByText('ATM 6')).toBeNull();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show all 40 posts' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('ATM 40')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByText('ATM 5').nextElementSibling).toHaveFocus();
});
export const Urgent = meta.story({ args: { isUrgent: (post) => post === 'ATM 33' } });
Urgent.test('an urgent post is among the first', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^ATM/).map(({ textContent }) => textContent)).toEqual([
    'ATM 33',
    'ATM 1',
    'ATM 2',
    'ATM 3',
    'ATM 4',
  ]);
});
export const Six = meta.story({ args: { posts: posts.slice(0, 6) } });
Six.test('no single post is hidden', async ({ canvas }) => {
  await expect(canvas.getByText('ATM 6')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});
