import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { OwedNote } from './OwedNote.tsx';

const meta = preview.meta({ component: OwedNote, args: { owed: 124_000, onBills: fn() } });

export const Owed = meta.story();
Owed.test('the sum stands beside the way to the bills', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('₹1,24,000.00')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'See bills' }));
  await expect(args.onBills).toHaveBeenCalled();
});
export const Late = meta.story({ args: { late: { amount: 50_000, since: '2026-11-12' } } });
Late.test('the overdue part stands below the sum', async ({ canvas }) => {
  await expect(canvas.getByText('₹50,000.00 of it is overdue, since 12 Nov 2026')).toBeVisible();
});
export const AllLate = meta.story({ args: { late: { amount: 124_000, since: '2026-11-12' } } });
AllLate.test('a sum that is overdue as a whole is not written twice', async ({ canvas }) => {
  await expect(canvas.getByText('All of it is overdue, since 12 Nov 2026')).toBeVisible();
});
export const Nothing = meta.story({ args: { owed: 0 } });
export const InFavor = meta.story({ args: { owed: -500 } });
