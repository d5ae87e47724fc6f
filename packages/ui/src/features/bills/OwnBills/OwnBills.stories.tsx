import type { Bill } from '@prahari/contract/bills.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { overdueBill, paidBill, pendingBill } from '../bills.samples.ts';
import { OwnBills } from './OwnBills.tsx';

const bill: Bill = {
  ...pendingBill,
  amount: 146500,
  dueDate: '2026-12-05',
  description: 'Two guards, night shift, November 2026',
};
const bills: Bill[] = [
  bill,
  { ...overdueBill, billNumber: 'PR/26-27/000097', description: bill.description },
  {
    ...paidBill,
    billNumber: 'PR/26-27/000061',
    amount: 1842000,
    dueDate: '2026-10-05',
    description:
      'Eighteen guards for nine nights of the festival, supervisor, torches, two radios and tea'.repeat(2),
  },
  {
    ...bill,
    _id: '4',
    billNumber: '',
    status: 'on-hold' as string,
    driveLink: 'javascript:alert(1)',
  } as Bill,
];

const ready = { state: 'ready' as const, rows: bills, from: 1, total: 4, hasNext: false, busy: false };
const none = { ...ready, rows: [], from: 0, total: 0 };

const meta = preview.meta({
  component: OwnBills,
  args: {
    page: ready,
    query: { sort: '-createdAt' },
    onQueryChange: fn(),
    onRetry: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const EveryStatus = meta.story({ tags: ['snapshot-phone'] });
EveryStatus.test('a client has no buttons to change a bill', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('₹78,250.50')).toBeVisible());
  await expect(canvas.getAllByText('Overdue').length).toBeGreaterThan(0);
  await expect(canvas.queryByRole('button', { name: /Mark as Paid|Delete/ })).toBeNull();
});
EveryStatus.test('a drive link that is not https is plain text', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
});
EveryStatus.test('the Amount header sorts by amount', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('columnheader', { name: /Amount/ }));
  await expect(args.onQueryChange).toHaveBeenCalledWith({ sort: 'amount' });
});
EveryStatus.test('a filter selects one status', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Overdue' }));
  await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'overdue' });
});
export const WithPages = meta.story({ args: { billHref: (billId: string) => `/bill?id=${billId}` } });
WithPages.test('an unpaid bill leads to how to pay it, a paid one to its page', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: /^How to pay|^Open/ });
  await expect(links.map(({ textContent }) => textContent?.split(' PR')[0])).toContain('How to pay');
  await expect(links[0]).toHaveAttribute('href', `/bill?id=${bill._id}`);
});
export const None = meta.story({ args: { page: none } });
export const NoMatch = meta.story({ args: { page: none, query: { q: 'diwali' } } });
NoMatch.test('a search without results can be cleared', async ({ args, canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('No bill found for "diwali"')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Show all bills' }));
  await expect(args.onQueryChange).toHaveBeenCalledWith({ q: '', status: '' });
});
export const Failed = meta.story({ args: { page: { state: 'failed' } } });
