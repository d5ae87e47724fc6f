import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { agreedMonth, emptyMonth, pastMonth, plannedMonth, runningMonth } from '../own-month.samples.ts';
import { OwnMonth } from './OwnMonth.tsx';

const meta = preview.meta({
  component: OwnMonth,
  args: {
    month: pastMonth,
    now: new Date('2026-12-01T09:42:00+05:30'),
    pending: false,
    onAgree: fn(),
    officePhone: '+91 20 5550 1400',
  },
  parameters: { chromatic: notSnapped },
});

export const Asked = meta.story({ globals: { viewport: { value: 'phone' } } });
Asked.test('one press agrees the days and hours that it names', async ({ args, canvas, userEvent }) => {
  const { days, hours } = pastMonth;
  await userEvent.click(canvas.getByRole('button', { name: `Yes, ${days} days, ${hours} hours` }));
  await expect(args.onAgree).toHaveBeenCalledOnce();
});
Asked.test('each day is told with its mark, hours and client', async ({ canvas }) => {
  await expect(canvas.getByText(/^Mon 9 Nov: late, 12 h, Anand Vihar/)).toBeInTheDocument();
  await expect(canvas.getByText('Tue 3 Nov: weekly off')).toBeInTheDocument();
});
Asked.test('what differs stands below with its day', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Days to look at' });
  await expect(list).toHaveTextContent(/Mon 9 Nov.*Late.*Sat 14 Nov.*Absent.*Entered by the office.*Leave/);
});
export const Agreeing = meta.story({ args: { pending: true } });
export const Agreed = meta.story({ args: { month: agreedMonth } });
Agreed.test('the receipt says what was agreed and when', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    `You agreed ${pastMonth.days} days, ${pastMonth.hours} hours1 Dec 2026, 09:42`,
  );
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const Running = meta.story({
  args: { month: runningMonth, now: new Date('2026-11-20T09:42:00+05:30') },
});
Running.test('a month that runs can’t be agreed yet', async ({ canvas }) => {
  await expect(canvas.getByText(/runs until 30 Nov 2026/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const AsPlanned = meta.story({ args: { month: plannedMonth } });
AsPlanned.test('a month as planned says so', async ({ canvas }) => {
  await expect(canvas.getByText(/attendance is not kept/)).toBeVisible();
});
export const NoDuties = meta.story({ args: { month: emptyMonth } });
