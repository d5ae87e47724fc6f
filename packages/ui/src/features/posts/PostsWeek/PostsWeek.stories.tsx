import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { NOW, nightPost, posts } from '../posts.samples.ts';
import { rosterDays } from '../roster-period.ts';
import { PostsWeek } from './PostsWeek.tsx';

const openGuard = fn();

const meta = preview.meta({
  component: PostsWeek,
  args: {
    posts,
    days: rosterDays('week', '2026-11-20', NOW),
    now: NOW,
    day: '',
    onDay: fn(),
    onShowGuards: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: () => openGuard(id) }),
    sheetLink: (postId: string) => ({ href: `?sheet=${postId}`, onOpen: fn() }),
  },
  parameters: { chromatic: notSnapped },
});

export const ThisWeek = meta.story({ tags: ['snapshot'] });
ThisWeek.test('a shift shows its guards and its empty places', async ({ args, canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', {
      name: 'Hooghly Jute Mills, Sat 21 Nov: 2 of 3 guards: Arjun Bahadur Thapa, Raju Mondal; 1 empty',
    }),
  );
  await expect(args.onShowGuards).toHaveBeenCalledWith(nightPost, expect.any(String));
});
export const NextWeek = meta.story({ args: { days: rosterDays('week', '2026-11-28', NOW) } });
export const LastWeek = meta.story({ args: { days: rosterDays('week', '2026-11-13', NOW) } });
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Chosen(args) {
    const [day, choose] = useState(args.day);
    return <PostsWeek {...args} day={day} onDay={choose} />;
  },
});
OnAPhone.test('choosing a day on a phone shows the posts of that day', async ({ canvas, userEvent }) => {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Assign at Rose Garden Convention Centre' })).toBeVisible(),
  );
  await userEvent.click(canvas.getByRole('button', { name: /^Thu\s*26/ }));
  await expect(canvas.queryByRole('button', { name: 'Assign at Rose Garden Convention Centre' })).toBeNull();
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Guards at Malabar Heritage Hotel' })).toBeVisible(),
  );
});
OnAPhone.test('the name of a guard leads to the record', async ({ canvas, userEvent }) => {
  const [name] = await canvas.findAllByRole('link', { name: 'Arjun Bahadur Thapa' });
  if (name) await userEvent.click(name);
  await expect(openGuard).toHaveBeenLastCalledWith(nightPost.assignments[0]?.guard._id);
});
export const ByCity = meta.story({
  render: function Collapsed(args) {
    const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set(['Kolkata']));
    const onToggle = (city: string) =>
      setCollapsed(
        new Set(collapsed.has(city) ? [...collapsed].filter((each) => each !== city) : [...collapsed, city]),
      );
    return <PostsWeek {...args} cities={{ collapsed, onToggle }} />;
  },
});
ByCity.test('a collapsed city shows its posts when it is pressed', async ({ canvas, userEvent }) => {
  const city = canvas.getByRole('button', { name: /^Kolkata/ });
  await expect(canvas.queryByRole('link', { name: 'Hooghly Jute Mills' })).toBeNull();
  await userEvent.click(city);
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Hooghly Jute Mills' })).toBeVisible());
});
