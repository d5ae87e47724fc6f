import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { NOW, rosterOf, sameInitialsPost } from '../posts.samples.ts';
import { rosterDays } from '../roster-period.ts';
import { PostSheet } from './PostSheet.tsx';

const linkTo = (id: string) => ({ href: `?id=${id}`, onOpen: fn() });

const meta = preview.meta({
  component: PostSheet,
  args: {
    post: rosterOf(sameInitialsPost, { a3: { endDate: '2026-11-17' }, a4: { startDate: '2026-11-18' } }),
    days: rosterDays('month', '2026-11', NOW),
    now: NOW,
    guardLink: linkTo,
    clientLink: linkTo,
  },
  parameters: { chromatic: notSnapped },
});

export const Month = meta.story();
Month.test('each guard is shown with the days of the assignment', async ({ canvas }) => {
  const left = canvas.getByRole('row', { name: /^Ramesh Kumar Yadav/ });
  await expect(left).toHaveTextContent(/17$/);
  await expect(canvas.getByRole('row', { name: /^Rakesh Singh Yadav/ })).toHaveTextContent(/13$/);
});
export const Week = meta.story({ args: { days: rosterDays('week', '2026-11-20', NOW) } });
export const Nobody = meta.story({ args: { post: { ...rosterOf(sameInitialsPost), roster: [] } } });
export const OneOfMany = meta.story({ args: { isOneOfMany: true } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
