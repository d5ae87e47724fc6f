import { documentFacts } from '@prahari/contract/bill-documents';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatCount, formatDay, formatRupees } from '@prahari/domain/format';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
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
  rupeesOnPaperLine,
} from './pdf-parts.ts';

/** About 4 cm, which a phone reads from paper. */
const QR_SIZE = 110;
/** About 5 cm: the code of an e-invoice has a thousand characters. */
const SIGNED_QR_SIZE = 142;

/** A whole count in Indian groups; halves and such with their decimals. */
const quantityOf = ({ quantity, unit }: BillDocument['lines'][number]): string => {
  const count = Number.isInteger(quantity) && quantity >= 0 ? formatCount(quantity) : `${quantity}`;
  return unit === '' ? '' : `${count} ${unit}`;
};

const head = ({ supplier, title, number }: BillDocument): Content => ({
  columns: [
    companyPart(supplier),
    {
      width: 180,
      stack: [right(title, { bold: true, fontSize: 17 }), right(number, { bold: true, fontSize: 11 })],
    },
  ],
});

const parties = (document: BillDocument): Content => ({
  margin: [0, 10, 0, 10],
  columns: [
    {
      width: '*',
      stack: [
        heading(document.kind === 'bill' ? 'Bill to' : 'Credited to'),
        { text: document.recipient.name, bold: true },
        ...known([
          document.recipient.address,
          document.recipient.gstin && `GSTIN ${document.recipient.gstin}`,
        ]),
      ],
    },
    {
      width: 250,
      table: {
        widths: [85, '*'],
        body: documentFacts(document).map(([label, text]) => [quiet(label), right(text)]),
      },
      layout: 'noBorders',
    },
  ],
});

const lines = ({ lines: all, serviceCode }: BillDocument): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [18, '*', 42, 66, 68, 78],
    body: [
      ['#', 'Service', 'SAC', right('Quantity'), right('Rate'), right('Amount')].map((cell) => ({
        ...(typeof cell === 'string' ? { text: cell } : cell),
        bold: true,
        fontSize: 8,
      })),
      ...all.map((line, index): TableCell[] => [
        `${index + 1}`,
        line.description,
        serviceCode,
        right(quantityOf(line)),
        right(rupeesOnPaperLine(line.rate)),
        right(rupeesOnPaperLine(line.amount)),
      ]),
    ],
  },
  layout: rules,
});

/** Taxes, total and what is still to pay. */
function sumRows({ sums, total, settled, owed }: BillDocument): TableCell[][] {
  const row = (label: string, amount: number, more: object = {}): TableCell[] => [
    { text: label, ...more },
    right(rupeesOnPaperLine(amount), more),
  ];
  return [
    ...sums.map(({ label, amount }) => row(label, amount)),
    row('Total', total, { bold: true, fontSize: 12 }),
    ...(settled.length > 0 && owed !== undefined
      ? [
          ...settled.map(({ day, label, reference, amount }) =>
            row(known([label, reference, formatDay(day)]).join(', '), -amount, { color: QUIET }),
          ),
          row('Still to pay', owed, { bold: true }),
        ]
      : []),
  ];
}

const sums = (document: BillDocument): Content => ({
  margin: [0, 8, 0, 0],
  unbreakable: true,
  columns: [
    {
      width: '*',
      stack: [heading('Total in words'), { text: document.words, bold: true }],
      margin: [0, 0, 20, 0],
    },
    { width: 250, table: { widths: ['*', 'auto'], body: sumRows(document) }, layout: 'noBorders' },
  ],
});

/** Bank account first: a transfer has no limit. */
function payment({ bank, upi, number }: BillDocument): Content[] {
  if (!bank && !upi) return [];
  const account = accountPart(bank, number);
  const code: Content[] = upi
    ? [heading(`Or scan to pay ${formatRupees(upi.amount)} by UPI`), { qr: upi.link, fit: QR_SIZE }]
    : [];
  return [
    {
      margin: [0, 14, 0, 0],
      unbreakable: true,
      columns: [
        { width: '*', stack: account },
        { width: 250, stack: code },
      ],
    },
  ];
}

const registration = ({ registration: registered }: BillDocument): Content[] =>
  registered
    ? [
        {
          margin: [0, 14, 0, 0],
          unbreakable: true,
          columns: [
            {
              width: '*',
              stack: [
                heading('E-invoice'),
                // In two lines: it is longer than the column.
                `IRN ${registered.irn.slice(0, 32)}\n${registered.irn.slice(32)}`,
                `Ack No. ${registered.ackNumber} of ${registered.ackDate}`,
              ],
            },
            ...(registered.qr ? [{ width: 250, qr: registered.qr, fit: SIGNED_QR_SIZE }] : []),
          ],
        },
      ]
    : [];

/** Lays a bill or credit note out on A4 pages. Each page has number, head of the table and page number. */
export const pdfOf = (document: BillDocument): TDocumentDefinitions => ({
  ...paper,
  info: {
    title: `${document.title} ${document.number}`,
    author: document.supplier.name,
    subject: document.recipient.name,
    // A document is the same file whenever it is made.
    creationDate: new Date(document.date),
  },
  header: (page) =>
    page === 1
      ? undefined
      : {
          margin: [MARGIN, 24, MARGIN, 0],
          columns: [
            quiet(document.supplier.name),
            right(`${document.title} ${document.number}`, { color: QUIET }),
          ],
        },
  footer: footOf(document.footnote),
  content: [
    head(document),
    parties(document),
    lines(document),
    sums(document),
    ...payment(document),
    ...registration(document),
    ...document.terms.map((text) => quiet(text, { margin: [0, 8, 0, 0], fontSize: 8 })),
  ],
});
