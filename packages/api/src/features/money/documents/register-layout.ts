import { registerMessages } from '@prahari/contract/registers';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { formatMonth } from '@prahari/domain/format';
import { isWideRegister } from '@prahari/domain/register-forms';
import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { footOf, INK, known, paper, QUIET, quiet, right } from './pdf-parts.ts';

/** In points; narrower than a bill's, because registers are wide. */
const MARGIN = 24;

type Kind = RegisterDocument['columns'][number]['kind'];
type Section = RegisterDocument['sections'][number];

type Fixed = Exclude<Kind, 'text'>;
const widths: Record<Fixed, number> = { mark: 13, number: 34, day: 46, time: 50, blank: 34 };
/** Widths for a form with more columns than a month and its names, such as muster and wages in one. */
const narrowWidths: typeof widths = { ...widths, mark: 10, number: 22, day: 36, blank: 22 };
const MANY_COLUMNS = 40;

const alignments: Partial<Record<Kind, 'center' | 'right'>> = { mark: 'center', number: 'right' };

/** Every cell has its borders, as forms have: columns are filled in by hand, too. */
const ruled: CustomTableLayout = {
  hLineWidth: () => 0.4,
  vLineWidth: () => 0.4,
  hLineColor: () => QUIET,
  vLineColor: () => QUIET,
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

const fontSizeOf = ({ columns }: RegisterDocument): number => {
  if (columns.length > MANY_COLUMNS) return 6;
  return columns.some(({ kind }) => kind === 'mark') ? 6.5 : 8;
};

/** A4 across and upright, without margins. */
const ROOM = { wide: 841.89 - 2 * MARGIN, upright: 595.28 - 2 * MARGIN };
/** Padding and line of a cell. */
const PADDING = 1.5;
const FRAME = 2 * PADDING + 0.4;

/** The width of a bold letter by the size of its font, with a little air. */
const LETTER = 0.62;

/** Returns the width that keeps the longest word of a head whole. */
const widthOfHead = (heading: string, fontSize: number): number =>
  Math.max(...heading.split(' ').map((word) => word.length)) * LETTER * fontSize;

/** Returns the widths of columns: texts share what the others leave, by their length. */
function widthsOf(document: RegisterDocument): number[] {
  const { columns, sections } = document;
  const isFull = columns.length > MANY_COLUMNS;
  const fixed = isFull ? narrowWidths : widths;
  const fixedWidth = (kind: Fixed, heading: string) =>
    kind === 'blank' && !isFull
      ? Math.max(fixed.blank, widthOfHead(heading, fontSizeOf(document)))
      : fixed[kind];
  const rows = sections.flatMap((section) => section.rows);
  const lengthOf = (at: number) =>
    Math.min(16, Math.max(8, ...rows.slice(0, 500).map((row) => row[at]?.length ?? 0)));
  const lengths = columns.map(({ kind }, at) => (kind === 'text' ? lengthOf(at) : 0));
  const taken = columns.reduce(
    (sum, { kind, heading }) => sum + FRAME + (kind === 'text' ? 0 : fixedWidth(kind, heading)),
    FRAME,
  );
  const room = ROOM[isWideRegister({ columns }) ? 'wide' : 'upright'] - taken;
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return columns.map(({ kind, heading }, at) =>
    kind === 'text' ? (room * (lengths[at] ?? 0)) / all : fixedWidth(kind, heading),
  );
}

const table = (document: RegisterDocument, { rows }: Section): Content => ({
  fontSize: fontSizeOf(document),
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: widthsOf(document),
    body: [
      document.columns.map(
        ({ heading, kind }): TableCell => ({
          text: heading,
          bold: true,
          alignment: alignments[kind] ?? 'left',
        }),
      ),
      ...rows.map((row) =>
        row.map(
          (text, at): TableCell => ({
            text,
            alignment: alignments[document.columns[at]?.kind ?? 'text'] ?? 'left',
          }),
        ),
      ),
    ],
  },
  layout: ruled,
});

const signatureLines = (signatures: readonly string[]): Content => ({
  unbreakable: true,
  margin: [0, 30, 0, 0],
  columnGap: 40,
  columns: signatures.map((text) => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 180, y2: 0, lineWidth: 0.6, lineColor: INK }] },
      quiet(`${text}: name, signature, date`, { margin: [0, 3, 0, 0], fontSize: 8 }),
    ],
  })),
});

const factLines = (document: RegisterDocument, { facts }: Section): Content[] =>
  [{ label: 'Client', text: facts.length > 0 ? '' : document.client }, ...facts]
    .filter(({ text }) => text)
    .map(({ label, text }) => ({ text: [quiet(`${label}: `), { text, bold: true }] }));

const head = (document: RegisterDocument): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: document.company.name, bold: true, fontSize: 12 },
        quiet(document.company.address),
        quiet(document.company.psaraLicence && `PSARA licence ${document.company.psaraLicence}`),
      ],
    },
    {
      width: '*',
      stack: [
        right(known([document.number, document.title]).join(': '), { bold: true, fontSize: 13 }),
        right(document.rules, { color: QUIET, fontSize: 8 }),
        right(formatMonth(document.month), { bold: true }),
      ],
    },
  ],
});

const nothing: Section = { facts: [], rows: [] };

/** Lays a register out on A4 pages, each with the head of the table, its month and its number. */
export function registerPdfOf(document: RegisterDocument): TDocumentDefinitions {
  const isWide = isWideRegister(document);
  const { sections } = document;
  return {
    ...paper,
    pageOrientation: isWide ? 'landscape' : 'portrait',
    pageMargins: [MARGIN, MARGIN + 14, MARGIN, MARGIN + 14],
    info: {
      title: `${document.title} ${document.month}`,
      author: document.company.name,
      subject: document.client,
      // The same register is the same file whenever it is made.
      creationDate: new Date(document.month),
    },
    footer: (page, pages) => ({ ...footOf('')(page, pages), margin: [MARGIN, 12, MARGIN, 0] }),
    header: (page) =>
      page === 1
        ? undefined
        : {
            margin: [MARGIN, 18, MARGIN, 0],
            columns: [
              quiet(document.company.name),
              right(`${document.title}, ${formatMonth(document.month)}`, { color: QUIET }),
            ],
          },
    content: [
      head(document),
      ...document.notes.map((text): Content => quiet(text, { margin: [0, 4, 0, 0], fontSize: 8 })),
      ...(sections.length > 0 ? sections : [nothing]).flatMap((section, at): Content[] => [
        {
          stack: factLines(document, section),
          margin: [0, 8, 0, 6],
          ...(at > 0 && { pageBreak: 'before' as const }),
        },
        table(document, section),
        ...(section.rows.length > 0 ? [] : [quiet(registerMessages.empty, { margin: [0, 6, 0, 0] })]),
        signatureLines(document.signatures),
      ]),
    ],
  };
}
