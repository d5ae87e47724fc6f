import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { nightPost } from '../own-post.samples.ts';
import { AttendanceNow } from './AttendanceNow.tsx';

const duty = nightPost.duty as NonNullable<typeof nightPost.duty>;

const meta = preview.meta({
  component: AttendanceNow,
  args: { duty, place: 'Main gate, B wing, Pune', now: new Date('2026-11-20T23:45:00+05:30') },
});

export const Night = meta.story();
Night.test('each guard and each open place has a line', async ({ canvas }) => {
  await expect(canvas.getByText('On duty since 19:56')).toBeVisible();
  await expect(canvas.getByText('Not started yet')).toBeVisible();
  await expect(canvas.getByText('Nobody')).toBeVisible();
});
Night.test('the hours of the duty stand above the bars', async ({ canvas }) => {
  for (const time of ['20:00', '23:00', '02:00', '05:00', '08:00'])
    await expect(canvas.getByText(time)).toBeVisible();
});
