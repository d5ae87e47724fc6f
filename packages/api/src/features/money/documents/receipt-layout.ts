import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { paymentModeLabels } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { rupeesOnPaper } from '@prahari/domain/rupees-in-words';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { companyPart, footOf, heading, known, paper, quiet, right, rules } from './pdf-parts.ts';

/** The receipt of a payment as it is printed. */
export interface ReceiptDocument {
  supplier: BillDocument['supplier'];
  recipient: { name: string; address: string };
  payment: Payment;
}

const factsOf = ({ day, mode, reference }: Payment): [label: string, text: string][] => [
  ['Received on', formatDay(day)],
  ['How', paymentModeLabels[mode]],
  ...(reference ? [['Reference', reference] as [string, string]] : []),
];

/** The bills that a payment settled, and what of it is on account. */
const settledRows = ({ allocations, onAccount }: Payment): TableCell[][] => [
  ...allocations.map(({ billNumber, amount }) => [`Bill ${billNumber}`, right(formatRupees(amount))]),
  ...(onAccount > 0 ? [['On account', right(formatRupees(onAccount))]] : []),
];

/** The parts of a payment that are not 0. */
const partsOf = ({ mode, bankAmount, tds, gstTds, other }: Payment): [label: string, rupees: number][] =>
  (
    [
      [mode === 'cash' ? 'In cash' : 'In the bank', bankAmount],
      ['TDS kept back', tds],
      ['GST-TDS kept back', gstTds],
      [`Let go: ${other?.reason ?? ''}`, other?.amount ?? 0],
    ] as [string, number][]
  ).filter(([, rupees]) => rupees > 0);

const wordsPart = ({ bankAmount }: Payment): Content[] =>
  bankAmount > 0 ? [heading('Received in words'), { text: rupeesOnPaper(bankAmount), bold: true }] : [];

/** Lays the receipt of a payment out on an A4 page. */
export const receiptPdfOf = ({ supplier, recipient, payment }: ReceiptDocument): TDocumentDefinitions => ({
  ...paper,
  info: {
    title: `Receipt ${payment.reference || payment.day}`,
    author: supplier.name,
    subject: recipient.name,
    // The same receipt is the same file whenever it is made.
    creationDate: new Date(payment.createdAt),
  },
  footer: footOf('Computer-generated: no signature is needed.'),
  content: [
    {
      columns: [
        companyPart(supplier),
        { width: 180, stack: [right('Receipt', { bold: true, fontSize: 17 })] },
      ],
    },
    {
      margin: [0, 10, 0, 10],
      columnGap: 20,
      columns: [
        {
          width: '*',
          stack: [
            heading('Received from'),
            { text: recipient.name, bold: true },
            ...known([recipient.address]),
          ],
        },
        {
          width: 230,
          table: {
            widths: [80, '*'],
            body: factsOf(payment).map(([label, text]) => [quiet(label), right(text)]),
          },
          layout: 'noBorders',
        },
      ],
    },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 110],
        body: [
          [{ text: 'For', bold: true, fontSize: 8 }, right('Settled', { bold: true, fontSize: 8 })],
          ...settledRows(payment),
        ],
      },
      layout: rules,
    },
    {
      margin: [0, 8, 0, 0],
      columnGap: 20,
      columns: [
        { width: '*', stack: wordsPart(payment) },
        {
          width: 230,
          table: {
            widths: ['*', 'auto'],
            body: [
              ...partsOf(payment).map(([label, rupees]) => [label, right(formatRupees(rupees))]),
              [
                { text: 'Settled', bold: true, fontSize: 12 },
                right(formatRupees(payment.settled), { bold: true, fontSize: 12 }),
              ],
            ],
          },
          layout: 'noBorders',
        },
      ],
    },
    ...(payment.mode === 'cheque'
      ? [quiet('A cheque counts once it is cleared.', { margin: [0, 14, 0, 0], fontSize: 8 })]
      : []),
  ],
});
