import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { MonthPicker } from '../MonthPicker/MonthPicker.tsx';
import { agreedMuster, disputedMuster, openMuster, sentMuster } from '../muster.samples.ts';
import { OfficeMuster } from './OfficeMuster.tsx';

const meta = preview.meta({
  component: OfficeMuster,
  args: {
    muster: openMuster,
    today: '2026-12-03',
    onChoose: fn(),
    onSend: fn(),
    onBack: fn(),
    onReopen: fn(),
    onPrint: fn(),
    onSaveFile: fn(),
    pending: false,
    period: <MonthPicker month="2026-11" onChange={fn()} />,
  },
  parameters: { chromatic: notSnapped },
});

export const Open = meta.story();
Open.test('one press sends the month', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send to client' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});
Open.test(
  'each mark says what it means, and a press opens its evidence',
  async ({ args, canvas, userEvent }) => {
    for (const name of [
      'Kavita Rathore, Thu 5 Nov: late',
      'Kavita Rathore, Thu 19 Nov: leave',
      'Nitin Kashinath More, Tue 17 Nov: second duty that day',
      'Nitin Kashinath More, Thu 26 Nov: present, entered by the office',
      'Sukhdev Marandi, Sun 1 Nov: reliever filled in',
    ])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nitin Kashinath More, Sat 14 Nov: absent' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ guardId: 'g-nitin', day: '2026-11-14' });
  },
);
Open.test('arrows move from day to day', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('button', { name: 'Kavita Rathore, Mon 2 Nov: present' });
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'Kavita Rathore, Tue 3 Nov: present' })).toHaveFocus();
});
export const Sent = meta.story({
  args: {
    muster: sentMuster,
    link: { url: 'https://prahari.example/muster#token', whatsapp: 'https://wa.me/919876543210?text=x' },
  },
});
Sent.test('the link and a WhatsApp text are at hand', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=x',
  );
});
export const Disputed = meta.story({ args: { muster: disputedMuster } });
Disputed.test('a disputed duty waits, and nothing can be sent', async ({ canvas }) => {
  await expect(canvas.getByText('1 disputed duty waits for your answer.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
});
export const Agreed = meta.story({ args: { muster: agreedMuster } });
export const Nobody = meta.story({
  args: {
    muster: {
      ...openMuster,
      guards: [],
      totals: { ...openMuster.totals, duties: 0, asked: 0, absent: 0, late: 0 },
    },
    onAssign: fn(),
  },
});
Nobody.test(
  'a month without duties offers to assign guards, and nothing to send',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody was at this post in this month')).toBeVisible();
    for (const name of ['Send to client', 'Print', 'Excel'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign guards' }));
    await expect(args.onAssign).toHaveBeenCalledOnce();
  },
);
export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
OnATablet.test('the grid scrolls in its own frame, and the page not at all', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('the days to look at stand in place of the grid', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Days to look at' })).toBeVisible();
  await expect(canvas.queryByRole('grid')).toBeNull();
});
