import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatCount, formatDay, formatMonth, formatRupees } from '@prahari/domain/format';
import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';

const INK = '#1c2333';
const QUIET = '#4a5266';
const HAIR = '#b8bcc8';
/** In points; 72 are an inch. */
const MARGIN = 40;
/** About 4 cm, which a phone reads from paper. */
const QR_SIZE = 110;
/** About 5 cm: the code of an e-invoice has a thousand characters. */
const SIGNED_QR_SIZE = 142;

const right = (text: string, more: object = {}) => ({ text, alignment: 'right' as const, ...more });
const quiet = (text: string, more: object = {}) => ({ text, color: QUIET, ...more });
const heading = (text: string) => quiet(text, { bold: true, fontSize: 8, margin: [0, 0, 0, 2] });
const known = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

/** A minus that is as wide as a plus. */
export const rupeesOnPaperLine = (amount: number): string => formatRupees(amount).replace('-', '−');

/** A whole count in Indian groups; halves and such with their decimals. */
const quantityOf = ({ quantity, unit }: BillDocument['lines'][number]): string => {
  const count = Number.isInteger(quantity) && quantity >= 0 ? formatCount(quantity) : `${quantity}`;
  return unit === '' ? '' : `${count} ${unit}`;
};

const head = ({ supplier, title, number }: BillDocument): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: supplier.name, bold: true, fontSize: 12 },
        quiet(supplier.address),
        quiet(
          known([
            supplier.gstin && `GSTIN ${supplier.gstin}`,
            supplier.pan && `PAN ${supplier.pan}`,
            supplier.psaraLicence && `PSARA licence ${supplier.psaraLicence}`,
          ]).join(', '),
        ),
      ],
    },
    {
      width: 180,
      stack: [right(title, { bold: true, fontSize: 17 }), right(number, { bold: true, fontSize: 11 })],
    },
  ],
});

/** The facts beside the recipient, each with its label. */
const facts = (document: BillDocument): [label: string, text: string][] =>
  (
    [
      ['Date', formatDay(document.date)],
      ['Due', document.dueDate && formatDay(document.dueDate)],
      ['Period', document.month && formatMonth(document.month)],
      ...document.originals.map(({ number, date }) => ['For bill', `${number} of ${formatDay(date)}`]),
      ['Reason', document.reason],
      ['Purchase order', document.purchaseOrder],
      ['Place of supply', document.placeOfSupply],
      ['Reverse charge', document.reverseCharge ? 'Yes' : 'No'],
    ] as [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));

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
        body: facts(document).map(([label, text]) => [quiet(label), right(text)]),
      },
      layout: 'noBorders',
    },
  ],
});

const rules: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === 1 || row === table.body.length ? 0.8 : 0.4),
  hLineColor: (row, { table }) => (row <= 1 || row === table.body.length ? INK : HAIR),
  vLineWidth: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

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
    { width: 250, table: { widths: ['*', 85], body: sumRows(document) }, layout: 'noBorders' },
  ],
});

/** Bank account first: a transfer has no limit. */
function payment({ bank, upi, number }: BillDocument): Content[] {
  if (!bank && !upi) return [];
  const account: Content[] = bank
    ? [
        heading('Pay by NEFT, RTGS or IMPS'),
        {
          table: {
            widths: [70, '*'],
            body: (
              [
                ['Account', bank.accountNumber],
                ['IFSC', bank.ifsc],
                ['Name', bank.accountName],
                ['Reference', number],
              ] as const
            ).flatMap(([label, text]) => (text ? [[quiet(label), { text, bold: true }]] : [])),
          },
          layout: 'noBorders',
        },
      ]
    : [];
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
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN + 14, MARGIN, MARGIN + 14],
  language: 'en-IN',
  info: {
    title: `${document.title} ${document.number}`,
    author: document.supplier.name,
    subject: document.recipient.name,
    // A document is the same file whenever it is made.
    creationDate: new Date(document.date),
  },
  defaultStyle: { font: 'Anek', fontSize: 9, lineHeight: 0.85, color: INK },
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
  footer: (page, pages) => ({
    margin: [MARGIN, 14, MARGIN, 0],
    fontSize: 8,
    columns: [quiet(document.footnote), right(`Page ${page} of ${pages}`, { color: QUIET, width: 80 })],
  }),
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
