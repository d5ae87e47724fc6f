import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { NOW, posts } from '../posts.samples.ts';
import { rosterDays } from '../roster-period.ts';
import { PostsMonth } from './PostsMonth.tsx';

const openGuard = fn();

const meta = preview.meta({
  component: PostsMonth,
  args: {
    posts,
    days: rosterDays('month', '2026-11', NOW),
    now: NOW,
    day: '2026-11-20',
    onDay: fn(),
    onShowGuards: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: () => openGuard(id) }),
    sheetLink: (postId: string) => ({ href: `?sheet=${postId}`, onOpen: fn() }),
  },
});

export const ThisMonth = meta.story();
ThisMonth.test('a post has its number of guards on each of its days', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^Rose Garden/ });
  await expect(row).toHaveTextContent(/1 of 3/);
  await waitFor(() => expect(canvas.getByRole('row', { name: /^Places empty/ })).toBeVisible());
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('a day of the month is chosen on a phone', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Thu\s*26/ }));
  await expect(args.onDay).toHaveBeenCalledWith('2026-11-26');
});
