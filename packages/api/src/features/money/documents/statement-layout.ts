import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import type { Statement, StatementEntry } from '@prahari/contract/debts.schemas';
import { paymentModeLabels } from '@prahari/contract/payments';
import { earlierDay, today } from '@prahari/domain/days';
import { formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  accountPart,
  companyPart,
  footOf,
  heading,
  known,
  MARGIN,
  paper,
  QUIET,
  quiet,
  right,
  rules,
} from './pdf-parts.ts';

/** A statement as it is printed. */
export interface StatementDocument {
  supplier: BillDocument['supplier'];
  recipient: { name: string; address: string };
  bank: BillDocument['bank'];
  statement: Statement;
}

const kinds = { bill: 'Bill', creditNote: 'Credit note', payment: 'Payment' } as const;

const amount = (rupees: number): string => (rupees === 0 ? '' : formatRupees(rupees));
/** Money received above the bills is in the client's favor. */
const balance = (rupees: number): string =>
  rupees < 0 ? `${formatRupees(-rupees)} in favor` : formatRupees(rupees);

const textOf = ({ kind, number, description }: StatementEntry): string =>
  known([
    `${kinds[kind]} ${number}`.trim(),
    kind === 'payment' ? labelOf(paymentModeLabels, description) : description,
  ]).join(', ');

const sumRow = (label: string, rupees: number): TableCell[] => [
  { text: label, colSpan: 6, bold: true },
  {},
  {},
  {},
  {},
  {},
  right(balance(rupees), { bold: true }),
];

const interestText = ({ interest = 0, to }: Statement): string =>
  `Interest on late payments up to ${formatDay(earlierDay(to, today()))} under section 16 of the MSMED Act, 2006, not included: ${formatRupees(interest)}.`;

/** Lays a statement out on A4 pages. Each page has the head of the table and its number. */
export const statementPdfOf = ({
  supplier,
  recipient,
  bank,
  statement,
}: StatementDocument): TDocumentDefinitions => ({
  ...paper,
  info: {
    title: `Statement ${statement.from} to ${statement.to}`,
    author: supplier.name,
    subject: recipient.name,
    // The same statement is the same file whenever it is made.
    creationDate: new Date(statement.to),
  },
  footer: footOf(''),
  header: (page) =>
    page === 1
      ? undefined
      : {
          margin: [MARGIN, 24, MARGIN, 0],
          columns: [quiet(supplier.name), right(`Statement of ${recipient.name}`, { color: QUIET })],
        },
  content: [
    {
      columns: [
        companyPart(supplier),
        {
          width: 180,
          stack: [
            right('Statement', { bold: true, fontSize: 17 }),
            right(`${formatDay(statement.from)} to ${formatDay(statement.to)}`),
          ],
        },
      ],
    },
    {
      margin: [0, 10, 0, 10],
      stack: [heading('Account of'), { text: recipient.name, bold: true }, ...known([recipient.address])],
    },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [54, '*', 'auto', 'auto', 'auto', 'auto', 'auto'],
        body: [
          [
            'Day',
            'Entry',
            ...['Billed', 'Credited', 'Received', 'TDS', 'Balance'].map((text) => right(text)),
          ].map((cell) => ({
            ...(typeof cell === 'string' ? { text: cell } : cell),
            bold: true,
            fontSize: 8,
          })),
          sumRow(`Owed before ${formatDay(statement.from)}`, statement.opening),
          ...statement.entries.map((entry): TableCell[] => [
            formatDay(entry.day),
            textOf(entry),
            right(amount(entry.billed)),
            right(amount(entry.credited)),
            right(amount(entry.received)),
            right(amount(entry.tds)),
            right(balance(entry.balance)),
          ]),
          sumRow(`Owed on ${formatDay(statement.to)}`, statement.closing),
        ],
      },
      layout: rules,
    },
    ...(statement.interest ? [quiet(interestText(statement), { margin: [0, 8, 0, 0], fontSize: 8 })] : []),
    ...(statement.closing > 0
      ? [{ margin: [0, 14, 0, 0] as [number, number, number, number], stack: accountPart(bank, '') }]
      : []),
  ],
});
