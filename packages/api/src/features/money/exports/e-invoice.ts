import type { Company } from '@prahari/contract/company.schemas';
import { billTotals, GST_PERCENT, GUARD_SERVICE_CODE, type TaxKind } from '@prahari/domain/bill-tax';
import { stateCodeOfGstin } from '@prahari/domain/gstin';
import { toRupees } from '@prahari/domain/paise';
import { pinOfAddress } from '@prahari/domain/pin-state';
import { stateOfCode } from '@prahari/domain/states';
import type { StoredLine } from '../../../db/tables/money-tables.ts';
import { pinOfSeller } from './e-invoice-pins.service.ts';
import type { BillToExport, NoteToExport } from './outward-documents.queries.ts';

/** The portal's schema. */
const VERSION = '1.1';
const MAX_ITEMS = 1000;
const TEXT_MAX = 100;

/** The schema refuses backslashes and double quotes. */
const schemaText = (text: string, max = TEXT_MAX): string =>
  text.replace(/[\\"]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, max);

const TEXT_MIN = 3;

/** Fills a name or description of one or two letters up with full stops: the schema refuses shorter ones. */
const longEnough = (text: string): string => text.padEnd(TEXT_MIN, '.');

/** `2026-11-30` becomes `30/11/2026`. */
const portalDay = (day: string): string => day.split('-').reverse().join('/');

const PLACE_MAX = 50;

/** Returns the place that an address names last, without PIN code and State. */
function placeName(address: string, state: string): string {
  const parts = address
    .split(/[\n,]/)
    .map((part) =>
      part
        .replace(/\b\d{3} ?\d{3}\b/g, '')
        .replace(state, '')
        .trim(),
    )
    .filter((part) => part.length >= TEXT_MIN);
  return schemaText(parts.at(-1) ?? state, PLACE_MAX);
}

interface Party {
  gstin: string;
  name: string;
  address: string;
  pin: string | undefined;
}

/** Name and address of a party as the schema has them. */
function party({ gstin, name, address, pin }: Party) {
  const code = stateCodeOfGstin(gstin);
  const state = stateOfCode(code)?.name ?? '';
  return {
    Gstin: gstin,
    LglNm: longEnough(schemaText(name)),
    Addr1: schemaText(address) || state,
    Loc: placeName(address, state),
    Pin: Number(pin),
    Stcd: code,
  };
}

/** The tax of an item: what the sum up to it has more than the sum before, so that items add up to the paisa. */
function taxesOf(amounts: readonly number[], tax: TaxKind) {
  let taxable = 0;
  let before = billTotals(0, tax);
  return amounts.map((amount) => {
    taxable += amount;
    const after = billTotals(taxable, tax);
    const item = {
      igst: after.igst - before.igst,
      cgst: after.cgst - before.cgst,
      sgst: after.sgst - before.sgst,
    };
    before = after;
    return item;
  });
}

const threeDecimals = (number: number): number => Math.round(number * 1000) / 1000;

/** The schema has no negative items, and at most 1,000: then the document is one item. */
const asItems = (
  document: BillToExport | NoteToExport,
  lines: readonly StoredLine[],
): readonly StoredLine[] => {
  const fits = lines.length <= MAX_ITEMS && lines.every((line) => line.amountPaise > 0 && line.quantity > 0);
  if (lines.length > 0 && fits) return lines;
  const { description, taxable } = document;
  return [{ description, quantity: 1, unit: '', ratePaise: taxable, amountPaise: taxable }];
};

const PRODUCT_MAX = 300;

function itemList(document: BillToExport | NoteToExport, lines: readonly StoredLine[]) {
  const items = asItems(document, lines);
  const taxes = taxesOf(
    items.map(({ amountPaise }) => amountPaise),
    document.tax,
  );
  return items.map(({ description, quantity, amountPaise }, index) => {
    const { igst = 0, cgst = 0, sgst = 0 } = taxes[index] ?? {};
    const amount = toRupees(amountPaise);
    return {
      SlNo: String(index + 1),
      PrdDesc: longEnough(schemaText(description, PRODUCT_MAX)),
      IsServc: 'Y',
      HsnCd: GUARD_SERVICE_CODE,
      Qty: threeDecimals(quantity),
      Unit: 'OTH',
      UnitPrice: threeDecimals(amount / quantity),
      TotAmt: amount,
      Discount: 0,
      AssAmt: amount,
      GstRt: document.tax === 'zero' ? 0 : GST_PERCENT,
      IgstAmt: toRupees(igst),
      CgstAmt: toRupees(cgst),
      SgstAmt: toRupees(sgst),
      CesRt: 0,
      CesAmt: 0,
      CesNonAdvlAmt: 0,
      TotItemVal: toRupees(amountPaise + igst + cgst + sgst),
    };
  });
}

/** Returns a bill or credit note as the portal for e-invoices takes it. @param pins of clients, for addresses without one */
export function eInvoiceOf(
  document: BillToExport | NoteToExport,
  lines: readonly StoredLine[],
  { company, pins }: { company: Company; pins: ReadonlyMap<string, string> },
) {
  const { legalName, gstins, address } = company;
  const own = gstins.find(({ gstin }) => gstin === document.ownGstin);
  return {
    Version: VERSION,
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: document.tax === 'zero' ? 'SEZWOP' : 'B2B',
      RegRev: document.tax === 'reverse' ? 'Y' : 'N',
    },
    DocDtls: {
      Typ: document.kind === 'bill' ? 'INV' : 'CRN',
      No: document.number,
      Dt: portalDay(document.day),
    },
    SellerDtls: party({
      gstin: document.ownGstin,
      name: legalName,
      address: own?.address || address,
      pin: pinOfSeller(company, document.ownGstin),
    }),
    BuyerDtls: {
      ...party({
        gstin: document.clientGstin,
        name: document.clientName,
        address: document.clientAddress,
        pin: pinOfAddress(document.clientAddress) ?? pins.get(document.clientId),
      }),
      Pos: document.place,
    },
    ItemList: itemList(document, lines),
    ValDtls: {
      AssVal: toRupees(document.taxable),
      IgstVal: toRupees(document.igst),
      CgstVal: toRupees(document.cgst),
      SgstVal: toRupees(document.sgst),
      CesVal: 0,
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: toRupees(document.roundOff),
      TotInvVal: toRupees(document.amount),
    },
    ...(document.kind === 'note' && {
      RefDtls: {
        PrecDocDtls: [{ InvNo: document.original.number, InvDt: portalDay(document.original.day) }],
      },
    }),
  };
}
