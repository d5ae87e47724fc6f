import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { fullPost, longNamePost, NOW, posts, sameInitialsPost, shortPost } from '../posts.samples.ts';
import { PostsTable } from './PostsTable.tsx';

const meta = preview.meta({
  component: PostsTable,
  args: {
    posts,
    now: NOW,
    sort: '-short',
    onSort: fn(),
    onAssign: fn(),
    onShowGuards: fn(),
    assignHref: ({ _id }) => `?tab=assign-guards&post=${_id}`,
    empty: <EmptyState title="No posts yet" />,
  },
  parameters: { chromatic: notSnapped },
});

export const ByCity = meta.story({
  args: {
    byCity: true,
    posts: [...posts].sort((one, other) => one.place.city.localeCompare(other.place.city)),
  },
});
export const Normal = meta.story();
export const Empty = meta.story({ args: { posts: [] } });
export const LongNames = meta.story({ args: { posts: [longNamePost, sameInitialsPost] } });
export const Gone = meta.story({ args: { posts: [shortPost, fullPost], removed: new Set([shortPost._id]) } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const BesideAPanel = meta.story({
  decorators: [(Story) => <div className="max-w-184">{Story()}</div>],
});

const row = (canvas: ReturnType<typeof within>, name: RegExp) => within(canvas.getByRole('row', { name }));

Normal.test('a post with empty places can be assigned to', async ({ args, canvas, userEvent }) => {
  const short = row(canvas, /Deccan/);
  await waitFor(() => expect(short.getByText('2 of 6')).toBeVisible());
  const link = short.getByRole('link', { name: 'Assign guards to Deccan Pearl IT Park' });
  await expect(link).toHaveAttribute('href', '?tab=assign-guards&post=deccan');
  await userEvent.click(link);
  await expect(args.onAssign).toHaveBeenCalledWith(shortPost);
  await expect(row(canvas, /Malabar/).queryByRole('link')).toBeNull();
});
Normal.test('equal initials are told apart and a break is shown', async ({ args, canvas, userEvent }) => {
  const meadows = row(canvas, /Green Meadows/);
  await expect(meadows.getByRole('img', { name: 'Ramesh Kumar Yadav, on duty' })).not.toHaveTextContent(
    /^RY$/,
  );
  await waitFor(() => expect(meadows.getByRole('img', { name: 'Om Prakash Meena, on break' })).toBeVisible());
  await userEvent.click(meadows.getByRole('button', { name: /^Guards of Green Meadows/ }));
  await expect(args.onShowGuards).toHaveBeenCalledWith(sameInitialsPost);
});
Normal.test('a post without a running shift shows when the next one starts', async ({ canvas }) => {
  await waitFor(() => expect(row(canvas, /Hooghly/).getByText('from 20:00')).toBeVisible());
  await waitFor(() => expect(row(canvas, /Lakeview/).getByText('Not begun')).toBeVisible());
  await waitFor(() => expect(row(canvas, /Brahmaputra/).getByText('Nobody')).toBeVisible());
});
