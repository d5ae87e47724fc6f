import { entryPage } from '@prahari/contract/bill-documents';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { hospitalStatement } from '../money.samples.ts';
import { StatementView } from './StatementView.tsx';

const meta = preview.meta({
  component: StatementView,
  args: { statement: hospitalStatement, onCredit: fn() },
});

export const OfOffice = meta.story();
OfOffice.test(
  'TDS stands apart, and a bill leads to its credit note',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('₹1,254.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Credit note of PR/26-27/000104' }));
    await expect(args.onCredit).toHaveBeenCalledWith({ _id: 'bill-104', billNumber: 'PR/26-27/000104' });
  },
);

OfOffice.test('what is owed ends where the balances end', async ({ canvas }) => {
  const ends = [
    canvas.getByText(/^Owed before/).nextElementSibling,
    canvas.getByRole('columnheader', { name: 'Balance' }).firstElementChild,
    canvas.getByText(/^Owed on/).nextElementSibling,
  ].map((element) => Math.round(element?.getBoundingClientRect().right ?? 0));
  await expect(new Set(ends).size).toBe(1);
});

export const InFavor = meta.story({
  args: { statement: { ...hospitalStatement, entries: [], opening: -500, closing: -500 } },
});
InFavor.test('what was received above the bills is in favor of the client', async ({ canvas }) => {
  await expect(canvas.getAllByText('₹500.00 in favor')).toHaveLength(2);
});

export const WithPages = meta.story({ args: { pageOf: entryPage } });
WithPages.test('bills and credit notes lead to their pages', async ({ canvas }) => {
  const bill = canvas.getByRole('link', { name: /PR\/26-27\/000104/ });
  await expect(bill).toHaveAttribute('href', '/bill?id=bill-104');
});

export const WithReceipts = meta.story({ args: { onReceipt: fn() } });
WithReceipts.test('a payment leads to its receipt', async ({ canvas, userEvent, args }) => {
  const payment = args.statement.entries.find(({ kind }) => kind === 'payment');
  const [first] = canvas.getAllByRole('button', { name: /^Receipt of/ });
  if (first) await userEvent.click(first);
  await expect(args.onReceipt).toHaveBeenCalledWith(payment?._id);
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { onReceipt: fn() } });
OnAPhone.test('a card says that its figure is the balance', async ({ canvas, args }) => {
  const labels = canvas.getAllByText('Balance', { selector: '.text-xs' });
  await expect(labels).toHaveLength(args.statement.entries.length);
  for (const label of labels) await expect(label).toBeVisible();
});

export const WithInterest = meta.story({ args: { statement: { ...hospitalStatement, interest: 1163.29 } } });
WithInterest.test('interest stands below what is owed and is not in it', async ({ canvas }) => {
  await expect(canvas.getByText('₹1,163.29')).toBeVisible();
  await expect(canvas.getByText(/MSMED Act, not included/)).toBeVisible();
});
