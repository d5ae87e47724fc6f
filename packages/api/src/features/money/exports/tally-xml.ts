import type { Company } from '@prahari/contract/company.schemas';
import { stateOfCode } from '@prahari/domain/states';
import type { BillToExport, NoteToExport } from './outward-documents.queries.ts';
import type { Receipt } from './receipts.queries.ts';

type Ledgers = Company['ledgers'];

/** Characters that XML 1.0 cannot write. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlText = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** `2026-11-30` becomes `20261130`. */
const tallyDay = (day: string): string => day.replaceAll('-', '');

/** In rupees with two decimals; Tally writes a debit as a negative amount. */
const money = (paise: number): string => (paise / 100).toFixed(2);

/** A line of a voucher: credits are positive, debits negative, and all lines sum to 0. */
interface Entry {
  ledger: string;
  /** In paise. */
  credit: number;
  isParty?: boolean;
  /** More elements of the line. */
  more?: string;
}

const entryXml = ({ ledger, credit, isParty, more = '' }: Entry): string =>
  `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}${tag('ISDEEMEDPOSITIVE', credit < 0 ? 'Yes' : 'No')}${
    isParty ? tag('ISPARTYLEDGER', 'Yes') : ''
  }${tag('AMOUNT', money(credit))}${more}</ALLLEDGERENTRIES.LIST>`;

interface Voucher {
  id: string;
  type: 'Sales' | 'Credit Note' | 'Receipt';
  day: string;
  number?: string;
  party: string;
  /** More elements before the narration. */
  more?: string;
  narration: string;
  entries: Entry[];
}

function voucherXml({ id, type, day, number, party, more = '', narration, entries }: Voucher): string {
  const numbers = number === undefined ? '' : tag('VOUCHERNUMBER', number) + tag('REFERENCE', number);
  return `<VOUCHER REMOTEID="${xmlText(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">${tag(
    'DATE',
    tallyDay(day),
  )}${tag('EFFECTIVEDATE', tallyDay(day))}${tag('GUID', id)}${tag('VOUCHERTYPENAME', type)}${numbers}${tag(
    'PARTYLEDGERNAME',
    party,
  )}${tag('PARTYNAME', party)}${more}${tag('PERSISTEDVIEW', 'Accounting Voucher View')}${tag('NARRATION', narration)}${entries
    .filter(({ credit }) => credit !== 0)
    .map(entryXml)
    .join('')}</VOUCHER>\n`;
}

const billReference = (
  name: string,
  { type, credit, days }: { type: string; credit: number; days?: number },
): string =>
  `<BILLALLOCATIONS.LIST>${tag('NAME', name)}${tag('BILLTYPE', type)}${
    days === undefined ? '' : tag('BILLCREDITPERIOD', `${days} Days`)
  }${tag('AMOUNT', money(credit))}</BILLALLOCATIONS.LIST>`;

/** The State and registration of the client, for Tally's own GST reports. */
function gstXml({ place, clientGstin, isComposition, tax }: BillToExport | NoteToExport): string {
  const registered = isComposition ? 'Composition' : 'Regular';
  const state = stateOfCode(place)?.name;
  return [
    state ? tag('STATENAME', state) : '',
    tag('COUNTRYOFRESIDENCE', 'India'),
    clientGstin ? tag('PARTYGSTIN', clientGstin) : '',
    tag('GSTREGISTRATIONTYPE', clientGstin ? registered : 'Unregistered/Consumer'),
    state ? tag('PLACEOFSUPPLY', state) : '',
    tax === 'none' ? '' : tag('VCHGSTSTATUSISINCLUDED', 'Yes') + tag('VCHGSTSTATUSISUNCERTAIN', 'No'),
  ].join('');
}

/** The lines of sales and taxes. @param sign 1 of a bill, -1 of a credit note, which takes them back */
const salesEntries = (of: BillToExport | NoteToExport, ledgers: Ledgers, sign: 1 | -1): Entry[] => [
  { ledger: ledgers.sales, credit: sign * of.taxable },
  { ledger: ledgers.cgst, credit: sign * of.cgst },
  { ledger: ledgers.sgst, credit: sign * of.sgst },
  { ledger: ledgers.igst, credit: sign * of.igst },
  { ledger: ledgers.roundOff, credit: sign * of.roundOff },
];

const DAY_MS = 86_400_000;
const creditDays = ({ day, dueDate }: BillToExport): number =>
  Math.max(0, Math.round((Date.parse(dueDate) - Date.parse(day)) / DAY_MS));

export const salesVoucher = (bill: BillToExport, ledgers: Ledgers): string =>
  voucherXml({
    id: `prahari-bill-${bill.id}`,
    type: 'Sales',
    day: bill.day,
    number: bill.number,
    party: bill.clientName,
    more: gstXml(bill),
    narration: bill.description,
    entries: [
      {
        ledger: bill.clientName,
        credit: -bill.amount,
        isParty: true,
        more: billReference(bill.number, {
          type: 'New Ref',
          credit: -bill.amount,
          days: creditDays(bill),
        }),
      },
      ...salesEntries(bill, ledgers, 1),
    ],
  });

export const creditNoteVoucher = (note: NoteToExport, ledgers: Ledgers): string =>
  voucherXml({
    id: `prahari-credit-note-${note.id}`,
    type: 'Credit Note',
    day: note.day,
    number: note.number,
    party: note.clientName,
    more: gstXml(note),
    narration: note.description,
    entries: [
      {
        ledger: note.clientName,
        credit: note.amount,
        isParty: true,
        more: billReference(note.original.number, { type: 'Agst Ref', credit: note.amount }),
      },
      ...salesEntries(note, ledgers, -1),
    ],
  });

const transferModes: Partial<Record<Receipt['mode'], string>> = { neft: 'NEFT', rtgs: 'RTGS', imps: 'IMPS' };

/** The bank's part of a receipt. */
function bankXml({ day, mode, reference, bank }: Receipt): string {
  const transfer = transferModes[mode];
  const type = transfer ? 'Inter Bank Transfer' : mode === 'cheque' ? 'Cheque/DD' : 'Others';
  return `<BANKALLOCATIONS.LIST>${tag('DATE', tallyDay(day))}${tag('INSTRUMENTDATE', tallyDay(day))}${tag(
    'TRANSACTIONTYPE',
    type,
  )}${transfer ? tag('TRANSFERMODE', transfer) : ''}${tag('INSTRUMENTNUMBER', reference)}${tag(
    'AMOUNT',
    money(-bank),
  )}</BANKALLOCATIONS.LIST>`;
}

/** Every company of Tally has this ledger. */
const CASH = 'Cash';

/** A receipt: what was let go (`other`) is taken off the sales. */
export function receiptVoucher(
  receipt: Receipt,
  allocations: readonly { number: string; paise: number }[],
  ledgers: Ledgers,
): string {
  const { bank, tds, gstTds, other, otherReason, mode, clientName, reference } = receipt;
  const total = bank + tds + gstTds + other;
  const onAccount = allocations.reduce((rest, { paise }) => rest - paise, total);
  const references = [
    ...allocations.map(({ number, paise }) => billReference(number, { type: 'Agst Ref', credit: paise })),
    onAccount === 0 ? '' : billReference(reference, { type: 'On Account', credit: onAccount }),
  ];
  return voucherXml({
    id: `prahari-payment-${receipt.id}`,
    type: 'Receipt',
    day: receipt.day,
    party: clientName,
    narration: [reference, otherReason].filter(Boolean).join(', '),
    entries: [
      { ledger: clientName, credit: total, isParty: true, more: references.join('') },
      mode === 'cash'
        ? { ledger: CASH, credit: -bank }
        : { ledger: ledgers.bank, credit: -bank, more: bankXml(receipt) },
      { ledger: ledgers.tdsReceivable, credit: -tds },
      { ledger: ledgers.gstTdsReceivable, credit: -gstTds },
      { ledger: ledgers.sales, credit: -other },
    ],
  });
}

/** The text before and after the vouchers. A second import changes those with the same REMOTEID. */
export const envelope = (companyName: string): { head: string; foot: string } => ({
  head: `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>${
    companyName ? tag('SVCURRENTCOMPANY', companyName) : ''
  }<IMPORTDUPS>Modify with new data</IMPORTDUPS></STATICVARIABLES></REQUESTDESC><REQUESTDATA><TALLYMESSAGE xmlns:UDF="TallyUDF">\n`,
  foot: '</TALLYMESSAGE></REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n',
});
