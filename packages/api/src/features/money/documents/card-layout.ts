import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import type { Content, ContentColumns, TDocumentDefinitions } from 'pdfmake/interfaces';
import { INK, known, paper, quiet } from './pdf-parts.ts';

const MM = 72 / 25.4;
/** ID-1 of ISO/IEC 7810, the size of a bank card. */
const SIZE = { width: 85.6 * MM, height: 54 * MM };
const EDGE = 9;
const PHOTO = { width: 58, height: 74 };
const HEAD = 30;
/** Two points a module for addresses of up to 106 characters, which a phone reads from plastic. */
const QR_SIZE = 80;

type Column = ContentColumns['columns'][number];

const line = (text: string): Column => ({
  width: '*',
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 95, y2: 0, lineWidth: 0.5, lineColor: INK }] },
    quiet(text, { fontSize: 5.5, margin: [0, 1, 0, 0] }),
  ],
});

const front = ({
  name,
  photograph,
  badgeNumber,
  company,
  licence,
  url,
}: IdentityCard & { url: string }): Content[] => [
  {
    absolutePosition: { x: 0, y: 0 },
    canvas: [{ type: 'rect', x: 0, y: 0, w: SIZE.width, h: HEAD, color: INK }],
  },
  {
    absolutePosition: { x: EDGE, y: 7 },
    stack: known([company, licence ? `PSARA licence ${licence.number}` : '']).map((text, at) => ({
      text,
      color: 'white',
      bold: at === 0,
      fontSize: at === 0 ? 8 : 6,
    })),
  },
  ...(photograph
    ? [
        {
          absolutePosition: { x: EDGE, y: HEAD + 9 },
          image: photograph,
          cover: { ...PHOTO, align: 'center' as const, valign: 'center' as const },
        },
      ]
    : [
        {
          absolutePosition: { x: EDGE, y: HEAD + 9 },
          canvas: [
            {
              type: 'rect' as const,
              x: 0,
              y: 0,
              w: PHOTO.width,
              h: PHOTO.height,
              lineColor: INK,
              lineWidth: 0.5,
            },
          ],
        },
      ]),
  {
    absolutePosition: { x: EDGE + PHOTO.width + 8, y: HEAD + 9 },
    columns: [
      {
        width: 70,
        stack: [
          { text: name, bold: true, fontSize: name.length > 24 ? 8 : 10 },
          quiet('Security guard', { fontSize: 7 }),
          ...known([
            badgeNumber && `Badge ${badgeNumber}`,
            licence?.validTo && `Valid to ${formatDay(licence.validTo)}`,
          ]).map((text) => ({ text, fontSize: 7, margin: [0, 2, 0, 0] as [number, number, number, number] })),
        ],
      },
    ],
  },
  {
    absolutePosition: { x: SIZE.width - EDGE - QR_SIZE, y: HEAD + 9 },
    qr: url,
    fit: QR_SIZE,
    eccLevel: 'L',
    foreground: INK,
  },
  {
    absolutePosition: { x: EDGE, y: SIZE.height - 26 },
    ...quiet('Scan to check: on duty here now?', { fontSize: 6, alignment: 'right' }),
  },
];

const back = ({ company, address }: IdentityCard): Content[] => [
  {
    pageBreak: 'before',
    stack: [
      { text: `This card belongs to ${company}`, bold: true, fontSize: 8 },
      ...known([address]).map((text) => ({ text, fontSize: 7 })),
      quiet(
        'It proves identity and gives no power to search or hold anyone. If you find it, please post it to this address.',
        { fontSize: 6.5, margin: [0, 6, 0, 0] },
      ),
    ],
  },
  {
    absolutePosition: { x: EDGE, y: SIZE.height - 20 },
    columns: [line('Guard'), line(`For ${company}`)],
  },
];

/** Lays a card out as two pages in the size of a bank card: front and back. */
export const cardPdfOf = (card: IdentityCard & { url: string }): TDocumentDefinitions => ({
  ...paper,
  pageSize: SIZE,
  pageMargins: [EDGE, EDGE, EDGE, EDGE],
  info: {
    title: `Card of ${card.name}`,
    author: card.company,
    // The same card is the same file all day.
    creationDate: new Date(today()),
  },
  content: [...front(card), ...back(card)],
});
