import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { clientWithDues } from '../../people/people.samples.ts';
import { calendarRate, fixedRate, nightRate, postRate } from '../rates.samples.ts';
import { RateList } from './RateList.tsx';

const meta = preview.meta({
  component: RateList,
  args: {
    rates: [nightRate, postRate, calendarRate, fixedRate],
    posts: clientWithDues.posts,
    today: '2026-11-20',
    onDelete: fn(),
    onPublish: fn(),
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
});

export const Several = meta.story();
Several.test('a rate that a bill was made with stays', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByText('Billed')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete ₹24,000.00 a month of 26 duties' }));
  await expect(args.onDelete).toHaveBeenCalledWith(nightRate);
});
Several.test('a rate says for whom, for which hours and from when', async ({ canvas }) => {
  await expect(canvas.getByText('All posts, night, 12 hours a duty, holidays 100 % on top')).toBeVisible();
  await expect(canvas.getByText('from 1 Dec 2026, not yet')).toBeVisible();
});
Several.test('one press publishes a price', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Publish ₹24,000.00 a month of 26 duties' }));
  await expect(args.onPublish).toHaveBeenCalledWith(nightRate, true);
});
export const None = meta.story({ args: { rates: [] } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
