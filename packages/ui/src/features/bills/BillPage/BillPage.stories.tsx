import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { creditNote, worked } from '../bills.samples.ts';
import { BillPage } from './BillPage.tsx';

const meta = preview.meta({
  component: BillPage,
  args: { document: worked, onDownload: fn(), onPrint: fn() },
});

export const ToPay = meta.story();
ToPay.test(
  'the bank account stands before UPI, whose amount is less the client’s TDS',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
    const bank = canvas.getByText('By NEFT, RTGS or IMPS');
    const code = canvas.getByRole('img', { name: 'UPI code for ₹70,374.00' });
    await expect(bank.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('₹71,587.00 still to pay')).toBeVisible();
  },
);
ToPay.test('one press downloads the PDF, one prints', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
  await expect(args.onPrint).toHaveBeenCalledOnce();
});

export const WithWayBack = meta.story({ args: { backHref: '/client-dashboard?tab=bills' } });
WithWayBack.test('a bill leads back to all bills', async ({ canvas }) => {
  const back = canvas.getByRole('link', { name: 'All bills' });
  await expect(back).toHaveAttribute('href', '/client-dashboard?tab=bills');
});

export const Paid = meta.story({
  args: {
    document: {
      ...worked,
      settled: [
        { day: '2026-12-05', label: 'Credit note', reference: 'CN/26-27/000001', amount: 1_888 },
        { day: '2026-12-12', label: 'NEFT', reference: 'N3461234567', amount: 69_699 },
      ],
      owed: 0,
      status: 'paid',
    },
  },
});
Paid.test('a paid bill asks for nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing is owed on this bill any more.')).toBeVisible();
  await expect(canvas.queryByText(/still to pay/)).toBeNull();
});

export const ReverseCharge = meta.story({
  args: {
    document: {
      ...worked,
      reverseCharge: true,
      sums: [
        { label: 'Taxable value', amount: 60_666.67 },
        { label: 'Round off', amount: 0.33 },
      ],
      total: 60_667,
      owed: 60_667,
      terms: ['GST of 18% on ₹60,666.67 is payable by the recipient under reverse charge.'],
    },
  },
});

export const CreditNote = meta.story({ args: { document: creditNote } });
CreditNote.test('a credit note names its bill and asks for no payment', async ({ canvas }) => {
  await expect(canvas.getByText('PR/26-27/000123 of 30 Nov 2026')).toBeVisible();
  await expect(canvas.queryByText('How to pay')).toBeNull();
});
