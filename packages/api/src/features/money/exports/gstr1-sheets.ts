import { MONTHS } from '@prahari/domain/format';
import { placeOfSupplyText } from '@prahari/domain/states';
import type { CellValue } from 'hucre/xlsx';
import type { Gstr1, TaxedValue } from './gstr1-return.ts';

/** `30-11-2026` becomes `30-Nov-26`, as the offline tool writes days. */
function toolDay(portalDay: string): string {
  const [day = '', month = '', year = ''] = portalDay.split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`;
}

const invoiceTypes: Record<string, string> = { R: 'Regular B2B', SEWOP: 'SEZ supplies without payment' };
const typeText = (type: string): string => invoiceTypes[type] ?? type;

const values = ({ rt, txval, csamt }: TaxedValue): CellValue[] => [rt, txval, csamt];
const allValues = ({ rt, txval, iamt, camt, samt, csamt }: TaxedValue): CellValue[] => [
  // To the paisa: the sum of numbers with a fraction is none.
  Math.round((txval + iamt + camt + samt) * 100) / 100,
  rt,
  txval,
  iamt,
  camt,
  samt,
  csamt,
];

const services = (rows: Gstr1['hsn']['hsn_b2b']): CellValue[][] =>
  rows.map((row) => [row.hsn_sc, row.desc, row.uqc, row.qty, ...allValues(row)]);

const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

/** Returns the sheets of the return by the names that the portal's offline tool has. */
function sheetsOf(
  { b2b, b2cl, b2cs, cdnr, cdnur, hsn, doc_issue }: Gstr1,
  nameOf: (number: string) => string,
): [name: string, head: string[], rows: CellValue[][]][] {
  return [
    [
      'b2b,sez,de',
      [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        'Reverse Charge',
        'Applicable % of Tax Rate',
        'Invoice Type',
        'E-Commerce GSTIN',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      b2b.flatMap(({ ctin, inv }) =>
        inv.flatMap((one) =>
          one.itms.map(({ itm_det }) => [
            ctin,
            nameOf(one.inum),
            one.inum,
            toolDay(one.idt),
            one.val,
            placeOfSupplyText(one.pos),
            one.rchrg,
            null,
            typeText(one.inv_typ),
            null,
            ...values(itm_det),
          ]),
        ),
      ),
    ],
    [
      'b2cl',
      [
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
        'E-Commerce GSTIN',
      ],
      b2cl.flatMap(({ pos, inv }) =>
        inv.flatMap((one) =>
          one.itms.map(({ itm_det }) => [
            one.inum,
            toolDay(one.idt),
            one.val,
            placeOfSupplyText(pos),
            null,
            ...values(itm_det),
            null,
          ]),
        ),
      ),
    ],
    [
      'b2cs',
      [
        'Type',
        'Place Of Supply',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
        'E-Commerce GSTIN',
      ],
      b2cs.map((row) => [row.typ, placeOfSupplyText(row.pos), null, ...values(row), null]),
    ],
    [
      'cdnr',
      [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Reverse Charge',
        'Note Supply Type',
        'Note Value',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      cdnr.flatMap(({ ctin, nt }) =>
        nt.flatMap((one) =>
          one.itms.map(({ itm_det }) => [
            ctin,
            nameOf(one.nt_num),
            one.nt_num,
            toolDay(one.nt_dt),
            one.ntty,
            placeOfSupplyText(one.pos),
            one.rchrg,
            typeText(one.inv_typ),
            one.val,
            null,
            ...values(itm_det),
          ]),
        ),
      ),
    ],
    [
      'cdnur',
      [
        'UR Type',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        'Applicable % of Tax Rate',
        'Rate',
        'Taxable Value',
        'Cess Amount',
      ],
      cdnur.flatMap((one) =>
        one.itms.map(({ itm_det }) => [
          one.typ,
          one.nt_num,
          toolDay(one.nt_dt),
          one.ntty,
          placeOfSupplyText(one.pos),
          one.val,
          null,
          ...values(itm_det),
        ]),
      ),
    ],
    ['hsn(b2b)', HSN, services(hsn.hsn_b2b)],
    ['hsn(b2c)', HSN, services(hsn.hsn_b2c)],
    [
      'docs',
      ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      doc_issue.doc_det.flatMap(({ doc_typ, docs }) =>
        docs.map(({ from, to, totnum, cancel }) => [doc_typ, from, to, totnum, cancel]),
      ),
    ],
  ];
}

/** Makes a workbook of the return. Text stays text, also one that begins with `=`. */
export async function gstr1Workbook(gstr1: Gstr1, nameOf: (number: string) => string): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheetsOf(gstr1, nameOf).map(([name, head, rows]) => ({
      name,
      rows: [head, ...rows],
      columns: head.map((text) => ({ width: Math.max(12, text.length + 2) })),
      freezePane: { rows: 1 },
    })),
  });
}
