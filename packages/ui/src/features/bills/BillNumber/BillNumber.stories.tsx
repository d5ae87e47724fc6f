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

export const WithPage = meta.story({ args: { page: '/bill?id=1' } });
WithPage.test(
  'the number leads to the bill’s page, and the drive link stays beside it',
  async ({ canvas }) => {
    const [page, drive] = canvas.getAllByRole('link');
    await expect(page).toHaveAttribute('href', '/bill?id=1');
    await expect(drive).toHaveAccessibleName(/^PR.26-27.000118 ?, document, opens in a new tab$/);
  },
);
export const OfAMonth = meta.story({ args: { bill: { ...pendingBill, kind: 'month' }, page: '/bill?id=1' } });
OfAMonth.test('a bill of a month has its page only', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});
