import { expect } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { nightPost } from '../own-post.samples.ts';
import { LastDays } from './LastDays.tsx';

const meta = preview.meta({
  component: LastDays,
  args: { post: nightPost },
  parameters: { chromatic: notSnapped },
});

export const Nights = meta.story();
Nights.test(
  'each night names who was there, who was late, and the places that nobody had',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Last 7 nights' })).toBeVisible();
    await expect(canvas.getByText('Dattatray Pawar, Late')).toBeVisible();
    await expect(canvas.getByText('Mahesh Jadhav, Absent')).toBeVisible();
    await expect(canvas.getByText('2 open places')).toBeVisible();
  },
);

const guards = Array.from({ length: 14 }, (_, index) => ({
  assignmentId: `many-${index}`,
  name: `Guard ${index + 1}`,
  state: index === 3 ? ('absent' as const) : ('present' as const),
}));
export const ManyGuards = meta.story({
  args: { post: { ...nightPost, shift: 'day', lastDays: [{ day: '2026-11-19', guards, open: 1 }] } },
});
ManyGuards.test('many guards are counted, and only who was not there is named', async ({ canvas }) => {
  await expect(canvas.getByText('13 of 15 were there')).toBeVisible();
  await expect(canvas.getByText('Guard 4, Absent')).toBeVisible();
  await expect(canvas.queryByText('Guard 1')).toBeNull();
});
