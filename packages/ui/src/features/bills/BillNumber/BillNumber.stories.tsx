import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { hostedApiBill, pendingBill } from '../bills.samples.ts';
import { BillNumber } from './BillNumber.tsx';

const meta = preview.meta({ component: BillNumber, args: { bill: pendingBill } });

export const WithLink = meta.story();
export const UnsafeLink = meta.story({ args: { bill: hostedApiBill } });
WithLink.test('the drive link opens in a new tab without referrer', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /PR\/26-27\/000118/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
});
