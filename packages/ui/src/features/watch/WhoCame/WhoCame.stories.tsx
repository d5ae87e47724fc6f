import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { dutiesOfNight } from '../who-came.samples.ts';
import { WhoCame } from './WhoCame.tsx';

const meta = preview.meta({
  component: WhoCame,
  args: {
    duties: dutiesOfNight,
    period: <span>28 Nov 2026</span>,
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: fn() }),
    clientLink: (id) => ({ href: `?client=${id}`, onOpen: fn() }),
  },
});

export const Night = meta.story();
Night.test(
  'absent and late guards stand first, with the time of the start',
  async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/Arjun Bahadur Thapa.*Absent/);
    await expect(rows[1]).toHaveTextContent(/Vijay Anant Jadhav.*Late20:24, 24 min after the begin/);
    await userEvent.click(canvas.getByRole('button', { name: /^Late/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
);
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { tools: <Button>Back to Today</Button> },
});
OnAPhone.test('the way back stands beside the title', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { name: 'Who came' }).getBoundingClientRect();
  const back = canvas.getByRole('button', { name: 'Back to Today' }).getBoundingClientRect();
  await expect(back.top).toBeLessThan(title.bottom);
  await expect(canvas.getByText('28 Nov 2026').getBoundingClientRect().top).toBeGreaterThan(title.bottom);
});
OnAPhone.test('no row is wider than the phone', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Duties, absent and late first' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
export const NoDuty = meta.story({ args: { duties: [] } });
