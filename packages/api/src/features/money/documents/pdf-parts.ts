import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatRupees } from '@prahari/domain/format';
import type { Content, ContentColumns, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';

export const INK = '#1c2333';
export const QUIET = '#4a5266';
const HAIR = '#b8bcc8';
/** In points; 72 are an inch. */
export const MARGIN = 40;

export const right = (text: string, more: object = {}) => ({ text, alignment: 'right' as const, ...more });
export const quiet = (text: string, more: object = {}) => ({ text, color: QUIET, ...more });
export const heading = (text: string) => quiet(text, { bold: true, fontSize: 8, margin: [0, 0, 0, 2] });
export const known = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

/** A minus that is as wide as a plus. */
export const rupeesOnPaperLine = (amount: number): string => formatRupees(amount).replace('-', '−');

export const rules: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === 1 || row === table.body.length ? 0.8 : 0.4),
  hLineColor: (row, { table }) => (row <= 1 || row === table.body.length ? INK : HAIR),
  vLineWidth: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

type Column = ContentColumns['columns'][number];

/** The company at the head of a document. */
export const companyPart = (supplier: BillDocument['supplier']): Column => ({
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
});

/** The bank account to pay to; nothing without one. */
export const accountPart = (bank: BillDocument['bank'], reference: string): Content[] =>
  bank?.accountNumber
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
                ['Reference', reference],
              ] as const
            ).flatMap(([label, text]) => (text ? [[quiet(label), { text, bold: true }]] : [])),
          },
          layout: 'noBorders',
        },
      ]
    : [];

/** Page size, letters and colors of all documents. */
export const paper = {
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN + 14, MARGIN, MARGIN + 14],
  language: 'en-IN',
  defaultStyle: { font: 'Anek', fontSize: 9, lineHeight: 0.85, color: INK },
} satisfies Partial<TDocumentDefinitions>;

/** The foot of a page. */
export const footOf = (footnote: string) => (page: number, pages: number) => ({
  margin: [MARGIN, 14, MARGIN, 0] as [number, number, number, number],
  fontSize: 8,
  columns: [quiet(footnote), right(`Page ${page} of ${pages}`, { color: QUIET, width: 80 })],
});
