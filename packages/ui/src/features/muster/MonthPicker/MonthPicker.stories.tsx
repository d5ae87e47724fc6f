import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { MonthPicker } from './MonthPicker.tsx';

const meta = preview.meta({ component: MonthPicker, args: { month: '2026-12', onChange: fn() } });

export const December = meta.story();
December.test('goes over the end of a year', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'January 2027' }));
  await expect(args.onChange).toHaveBeenCalledWith('2027-01');
  await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
  await expect(args.onChange).toHaveBeenCalledWith('2026-11');
});
