import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { sentMuster } from '../muster.samples.ts';
import { AgreeCalendar } from './AgreeCalendar.tsx';

const meta = preview.meta({
  component: AgreeCalendar,
  args: { muster: sentMuster, marked: ['2026-11-05'], onDay: fn() },
});

export const Marked = meta.story();
Marked.test('a day says how many came, and a press opens it', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mon 23 Nov: 1 of 2 came' }));
  await expect(args.onDay).toHaveBeenCalledWith('2026-11-23');
  await expect(canvas.getByRole('button', { name: /^Thu 5 Nov.*marked$/ })).toBeVisible();
  await expect(canvas.getByText('nobody came')).toBeVisible();
});

export const ManyGuards = meta.story({
  args: { muster: { ...sentMuster, days: sentMuster.days.map((day) => ({ ...day, asked: 5 })) } },
});
ManyGuards.test('no lanterns are explained where days have numbers', async ({ canvas }) => {
  await expect(canvas.queryByText('nobody came')).toBeNull();
});
