import type { TestApi } from './api.ts';

/** Reads the text of the first element of a name. */
export const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';

/** An entry of a Tally voucher. The amount is in paise, a debit is negative. */
export interface TallyEntry {
  ledger: string;
  paise: number;
  isDebit: boolean;
  xml: string;
}

export interface TallyVoucher {
  type: string;
  id: string;
  number: string;
  entries: TallyEntry[];
  xml: string;
}

const paiseOf = (text: string): number => Math.round(Number(text) * 100);

/** Reads the vouchers of a Tally file. */
export const tallyVouchers = (xml: string): TallyVoucher[] =>
  [...xml.matchAll(/<VOUCHER REMOTEID="([^"]+)" VCHTYPE="([^"]+)".*?<\/VOUCHER>/gs)].map(
    ([voucher, id = '', type = '']) => ({
      type,
      id,
      number: elementOf(voucher, 'VOUCHERNUMBER'),
      xml: voucher,
      entries: [...voucher.matchAll(/<ALLLEDGERENTRIES\.LIST>.*?<\/ALLLEDGERENTRIES\.LIST>/gs)].map(
        ([entry]) => ({
          ledger: elementOf(entry, 'LEDGERNAME'),
          paise: paiseOf(elementOf(entry, 'AMOUNT')),
          isDebit: elementOf(entry, 'ISDEEMEDPOSITIVE') === 'Yes',
          xml: entry,
        }),
      ),
    }),
  );

/** Downloads the accountant's files. */
export function accountFiles(api: TestApi, token: string) {
  const text = async (path: string): Promise<string> =>
    String((await api.get(`/admin/exports/${path}`, token)).body);
  return {
    tally: (from: string, to: string) => text(`tally?from=${from}&to=${to}`),
    gstr1: async (month: string, gstin = '') => JSON.parse(await text(`gstr1?month=${month}&gstin=${gstin}`)),
    eInvoices: async (month: string, gstin = '') =>
      JSON.parse(await text(`e-invoice?month=${month}&gstin=${gstin}`)),
  };
}
