import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { debtsToCall } from '../money.samples.ts';
import { CallList } from './CallList.tsx';

const meta = preview.meta({ component: CallList, args: { debts: debtsToCall, onCalled: fn() } });

export const Today = meta.story();
Today.test('a client has its debt, its phone and what it promised', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/Promised ₹50,000.00 for 12 Dec 2026/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Note a call to Deccan Pearl IT Park' }));
  await expect(args.onCalled).toHaveBeenCalledWith(debtsToCall[0]);
});
export const Nobody = meta.story({ args: { debts: [] } });
