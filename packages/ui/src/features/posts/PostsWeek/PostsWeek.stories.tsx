import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { NOW, nightPost, posts } from '../posts.samples.ts';
import { PostsWeek } from './PostsWeek.tsx';

const meta = preview.meta({
  component: PostsWeek,
  args: { posts, now: NOW, onFirst: fn(), onShowGuards: fn(), onPrint: fn() },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
});

export const ThisWeek = meta.story();
ThisWeek.test('a turn says who is there and what is empty', async ({ args, canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', {
      name: 'Hooghly Jute Mills, Sat 21 Nov: 2 of 3 guards: Arjun Bahadur Thapa, Raju Mondal; 1 empty',
    }),
  );
  await expect(args.onShowGuards).toHaveBeenCalledWith(nightPost);
  await expect(canvas.getByRole('button', { name: 'Week before' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Week after' }));
  await expect(args.onFirst).toHaveBeenCalledWith('2026-11-27');
});
export const NextWeek = meta.story({ args: { first: '2026-11-28' } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('a day is chosen on a phone', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Assign at Rose Garden Convention Centre' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Thu\s*26/ }));
  await expect(canvas.queryByRole('button', { name: 'Assign at Rose Garden Convention Centre' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Guards at Malabar Heritage Hotel' })).toBeVisible();
});
