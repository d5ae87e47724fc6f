import { billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { AgeingRow, TdsOfClient } from '@prahari/contract/debts.schemas';
import { paymentModeLabels, paymentStatusLabels } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { dayInIndia } from '@prahari/domain/days';
import { labelOf } from '@prahari/domain/format';
import { placeOfSupplyText } from '@prahari/domain/states';
import type { SheetColumn } from './sheet-column.ts';

const texts = (all: readonly string[]): string => all.join('; ');

export const bills: readonly SheetColumn<Bill>[] = [
  ['Bill', ({ billNumber }) => billNumber],
  ['Client', ({ client }) => client.user.name],
  ['Email', ({ client }) => client.user.email],
  ['Amount (₹)', ({ amount }) => amount, 'rupees'],
  ['Due', ({ dueDate }) => dueDate, 'day'],
  ['Status', ({ status }) => labelOf(billStatusLabels, status)],
  ['Description', ({ description }) => description],
  ['Link', ({ driveLink }) => driveLink],
  ['Generated', ({ createdAt }) => dayInIndia(createdAt), 'day'],
  ['Date', ({ billDate }) => billDate, 'day'],
  ['Own GSTIN', ({ gstin }) => gstin],
  ['Place of supply', ({ placeOfSupply = '' }) => placeOfSupplyText(placeOfSupply)],
  ['Reverse charge', ({ reverseCharge }) => (reverseCharge ? 'Yes' : 'No')],
  ['Taxable (₹)', ({ taxable }) => taxable, 'rupees'],
  ['CGST (₹)', ({ cgst }) => cgst, 'rupees'],
  ['SGST or UTGST (₹)', ({ sgst }) => sgst, 'rupees'],
  ['IGST (₹)', ({ igst }) => igst, 'rupees'],
  ['Round off (₹)', ({ roundOff }) => roundOff, 'rupees'],
  ['Paid (₹)', ({ paid }) => paid, 'rupees'],
  ['Credited (₹)', ({ credited }) => credited, 'rupees'],
  ['Owed (₹)', ({ owed }) => owed, 'rupees'],
];

export const payments: readonly SheetColumn<Payment>[] = [
  ['Day', ({ day }) => day, 'day'],
  ['Client', ({ client }) => client.name],
  ['Mode', ({ mode }) => paymentModeLabels[mode]],
  ['Reference', ({ reference }) => reference],
  ['Bank (₹)', ({ bankAmount }) => bankAmount, 'rupees'],
  ['TDS (₹)', ({ tds }) => tds, 'rupees'],
  ['GST-TDS (₹)', ({ gstTds }) => gstTds, 'rupees'],
  ['Other (₹)', ({ other }) => other?.amount ?? 0, 'rupees'],
  ['Settled (₹)', ({ settled }) => settled, 'rupees'],
  ['On account (₹)', ({ onAccount }) => onAccount, 'rupees'],
  ['Bills', ({ allocations }) => texts(allocations.map(({ billNumber }) => billNumber))],
  ['Status', ({ status }) => paymentStatusLabels[status]],
  ['Reason of other', ({ other }) => other?.reason],
  ['Void because', ({ voidReason }) => voidReason],
];

export const ageing: readonly SheetColumn<AgeingRow>[] = [
  ['Client', ({ client }) => client.name],
  ['Not due (₹)', ({ notDue }) => notDue, 'rupees'],
  ['0–30 days (₹)', ({ d30 }) => d30, 'rupees'],
  ['31–60 days (₹)', ({ d60 }) => d60, 'rupees'],
  ['61–90 days (₹)', ({ d90 }) => d90, 'rupees'],
  ['Over 90 days (₹)', ({ older }) => older, 'rupees'],
  ['Owed (₹)', ({ owed }) => owed, 'rupees'],
  ['On account (₹)', ({ onAccount }) => onAccount, 'rupees'],
];

export const tds: readonly SheetColumn<TdsOfClient>[] = [
  ['Client', ({ client }) => client.name],
  ['Kept back (₹)', ({ deducted }) => deducted, 'rupees'],
  ['Certified (₹)', ({ certified }) => certified, 'rupees'],
  ['Missing (₹)', ({ missing }) => missing, 'rupees'],
  ['Certificates', ({ certificates }) => texts(certificates.map(({ number }) => number))],
];
