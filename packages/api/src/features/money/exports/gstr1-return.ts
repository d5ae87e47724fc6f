import { GST_PERCENT, GUARD_SERVICE_CODE } from '@prahari/domain/bill-tax';
import { sumPaise, toRupees } from '@prahari/domain/paise';
import { issuedDocuments } from './issued-documents.ts';
import type { BillToExport, NoteToExport } from './outward-documents.queries.ts';

/** The version of the portal's format. */
const VERSION = 'GST3.1.6';
/** An inter-State bill to an unregistered client above this is named by itself (Notification 12/2024). In paise. */
const LARGE_PAISE = 1_00_000_00;

type Outward = BillToExport | NoteToExport;

export interface TaxedValue {
  rt: number;
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: number;
}

/** `2026-11-30` becomes `30-11-2026`. */
const portalDay = (day: string): string => day.split('-').reverse().join('-');

/** A supply to an SEZ under LUT has no tax; every other one is of guards. */
const rateOf = ({ tax }: Outward): number => (tax === 'zero' ? 0 : GST_PERCENT);

/** Returns the sums of documents in rupees; credit notes among bills are taken off. */
function taxedValue(documents: readonly Outward[], rt: number): TaxedValue {
  const sum = (of: (document: Outward) => number) =>
    toRupees(sumPaise(documents.map((one) => (one.kind === 'note' ? -of(one) : of(one)))));
  return {
    rt,
    txval: sum(({ taxable }) => taxable),
    iamt: sum(({ igst }) => igst),
    camt: sum(({ cgst }) => cgst),
    samt: sum(({ sgst }) => sgst),
    csamt: 0,
  };
}

/** Returns a document's own values, which are positive also for a credit note. */
const itemsOf = (document: Outward) => {
  const { taxable, igst, cgst, sgst } = document;
  const rt = rateOf(document);
  const itm_det: TaxedValue = {
    rt,
    txval: toRupees(taxable),
    iamt: toRupees(igst),
    camt: toRupees(cgst),
    samt: toRupees(sgst),
    csamt: 0,
  };
  return [{ num: rt * 100 + 1, itm_det }];
};

const invoiceType = ({ tax }: Outward): string => (tax === 'zero' ? 'SEWOP' : 'R');
const isReverse = ({ tax }: Outward): string => (tax === 'reverse' ? 'Y' : 'N');

const invoiceOf = (bill: BillToExport) => ({
  inum: bill.number,
  idt: portalDay(bill.day),
  val: toRupees(bill.amount),
  pos: bill.place,
  rchrg: isReverse(bill),
  inv_typ: invoiceType(bill),
  itms: itemsOf(bill),
});

const noteOf = (note: NoteToExport) => ({
  ntty: 'C',
  nt_num: note.number,
  nt_dt: portalDay(note.day),
  val: toRupees(note.amount),
  pos: note.place,
  rchrg: isReverse(note),
  inv_typ: invoiceType(note),
  itms: itemsOf(note),
});

const groups = <Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] =>
  [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));

const isLarge = ({ tax, amount }: { tax: string; amount: number }): boolean =>
  tax === 'inter' && amount > LARGE_PAISE;

const smallKey = (document: Outward) =>
  `${document.place} ${document.tax === 'intra' ? 'INTRA' : 'INTER'} ${rateOf(document)}`;

/** Table 7: small bills to unregistered clients by State and rate, less their credit notes. */
const smallSupplies = (documents: readonly Outward[]) =>
  groups(documents, smallKey).map(([key, rows]) => {
    const [pos = '', sply_ty = '', rate = ''] = key.split(' ');
    return { typ: 'OE', pos, sply_ty, ...taxedValue(rows, Number(rate)) };
  });

/** Table 12: sums by service code and rate. Services have no unit, so their quantity is 0. */
const serviceCodes = (documents: readonly Outward[]) =>
  groups(documents, (document) => String(rateOf(document))).map(([rate, rows], index) => ({
    num: index + 1,
    hsn_sc: GUARD_SERVICE_CODE,
    desc: 'Guard services',
    uqc: 'NA',
    qty: 0,
    ...taxedValue(rows, Number(rate)),
  }));

/** The bills and notes of a month. */
export interface MonthOfDocuments {
  bills: readonly BillToExport[];
  notes: readonly NoteToExport[];
}

/**
 * Returns the return GSTR-1 of a GSTIN and month as the portal's JSON. Bills with an amount of their own
 * have no tax: they count among the numbers of Table 13 only, with the default GSTIN.
 */
export function gstr1Of(
  { gstin, isDefault }: { gstin: string; isDefault: boolean },
  month: string,
  { bills, notes }: MonthOfDocuments,
) {
  const counts = (document: Outward) =>
    document.ownGstin === gstin && document.tax !== 'none' && !document.isCancelled;
  const isOwn = ({ ownGstin }: Outward) => ownGstin === gstin || (ownGstin === '' && isDefault);
  const sold = bills.filter(counts);
  const credited = notes.filter(counts);
  const registered = <Row extends Outward>(rows: readonly Row[]) =>
    rows.filter(({ clientGstin }) => clientGstin !== '');
  const consumers = <Row extends Outward>(rows: readonly Row[]) =>
    rows.filter(({ clientGstin }) => clientGstin === '');
  const isLargeNote = ({ original }: NoteToExport) => isLarge(original);
  return {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    version: VERSION,
    hash: 'hash',
    b2b: groups(registered(sold), ({ clientGstin }) => clientGstin).map(([ctin, rows]) => ({
      ctin,
      inv: rows.map(invoiceOf),
    })),
    b2cl: groups(consumers(sold).filter(isLarge), ({ place }) => place).map(([pos, rows]) => ({
      pos,
      inv: rows.map(invoiceOf).map(({ inum, idt, val, itms }) => ({ inum, idt, val, itms })),
    })),
    b2cs: smallSupplies([
      ...consumers(sold).filter((bill) => !isLarge(bill)),
      ...consumers(credited).filter((note) => !isLargeNote(note)),
    ]),
    cdnr: groups(registered(credited), ({ clientGstin }) => clientGstin).map(([ctin, rows]) => ({
      ctin,
      nt: rows.map(noteOf),
    })),
    cdnur: consumers(credited)
      .filter(isLargeNote)
      .map((note) => {
        const { rchrg: _, inv_typ: __, ...of } = noteOf(note);
        return { typ: 'B2CL', ...of };
      }),
    hsn: {
      hsn_b2b: serviceCodes([...registered(sold), ...registered(credited)]),
      hsn_b2c: serviceCodes([...consumers(sold), ...consumers(credited)]),
    },
    doc_issue: { doc_det: issuedDocuments({ bills: bills.filter(isOwn), notes: notes.filter(isOwn) }) },
  };
}
export type Gstr1 = ReturnType<typeof gstr1Of>;
