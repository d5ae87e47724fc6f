import { fieldErrors } from '@prahari/contract/check';
import type { AttendanceMode } from '@prahari/contract/company';
import {
  type Company,
  panProblem,
  type UpdateCompanyBody,
  updateCompanyBody,
} from '@prahari/contract/company.schemas';
import { optionalKinds } from '@prahari/contract/messages';
import { formatPhone } from '@prahari/domain/phone';
import { HALF_TYPED } from '../../base/Form/field-errors.ts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

/** The company as its form has it, by the paths of the request body. */
export interface CompanyDraft {
  /** The company that was on the screen before anything was typed. */
  base: Company;
  legalName: string;
  address: string;
  pan: string;
  isBodyCorporate: 'yes' | 'no';
  udyam: string;
  msmeBankRate: NumberOrText;
  epfCode: string;
  esiCode: string;
  attendance: AttendanceMode;
  phone: string;
  'bank.accountName': string;
  'bank.accountNumber': string;
  'bank.ifsc': string;
  'upi.vpa': string;
  'upi.limit': NumberOrText;
  'psaraLicence.number': string;
  'psaraLicence.state': string;
  'psaraLicence.validTo': string;
  [ledger: `ledgers.${string}`]: string;
  [startsAt: `shiftHours.${string}.startsAt`]: string;
  [hours: `shiftHours.${string}.hours`]: string;
  /** True for a kind of messages that is told. */
  [kind: `tells.${string}`]: boolean;
  /** The number of rows. */
  'gstins.count': number;
  /** The row of the default. */
  'gstins.default': string;
  [gstin: `gstins.${number}.gstin`]: string;
  [address: `gstins.${number}.address`]: string;
  'holidays.count': number;
  [day: `holidays.${number}.day`]: string;
  [name: `holidays.${number}.name`]: string;
}

export const ledgerNames = [
  'sales',
  'cgst',
  'sgst',
  'igst',
  'roundOff',
  'bank',
  'tdsReceivable',
  'gstTdsReceivable',
] as const satisfies readonly (keyof Company['ledgers'])[];
export const shiftNames = ['day', 'night', '24h'] as const satisfies readonly (keyof Company['shiftHours'])[];

type List = 'gstins' | 'holidays';

/** The indexes of a list's rows. */
export const rowsIn = (draft: CompanyDraft, list: List): number[] =>
  Array.from({ length: draft[`${list}.count`] }, (_, index) => index);

export function draftOfCompany(company: Company): CompanyDraft {
  const { bank, upi, psaraLicence, gstins, holidays } = company;
  const draft: CompanyDraft = {
    base: company,
    legalName: company.legalName,
    address: company.address,
    pan: company.pan,
    isBodyCorporate: company.isBodyCorporate ? 'yes' : 'no',
    udyam: company.udyam,
    msmeBankRate: company.msmeBankRate,
    epfCode: company.epfCode,
    esiCode: company.esiCode,
    attendance: company.attendance,
    phone: formatPhone(company.phone),
    'bank.accountName': bank.accountName,
    'bank.accountNumber': bank.accountNumber,
    'bank.ifsc': bank.ifsc,
    'upi.vpa': upi.vpa,
    'upi.limit': upi.limit,
    'psaraLicence.number': psaraLicence.number,
    'psaraLicence.state': psaraLicence.state,
    'psaraLicence.validTo': psaraLicence.validTo,
    'gstins.count': gstins.length,
    'gstins.default': String(
      Math.max(
        0,
        gstins.findIndex(({ isDefault }) => isDefault),
      ),
    ),
    'holidays.count': holidays.length,
  };
  for (const kind of optionalKinds) draft[`tells.${kind}`] = !company.messagesOff.includes(kind);
  for (const name of ledgerNames) draft[`ledgers.${name}`] = company.ledgers[name];
  for (const name of shiftNames) {
    draft[`shiftHours.${name}.startsAt`] = company.shiftHours[name].startsAt;
    draft[`shiftHours.${name}.hours`] = String(company.shiftHours[name].hours);
  }
  for (const [index, { gstin, address }] of gstins.entries()) {
    draft[`gstins.${index}.gstin`] = gstin;
    draft[`gstins.${index}.address`] = address;
  }
  for (const [index, { day, name }] of holidays.entries()) {
    draft[`holidays.${index}.day`] = day;
    draft[`holidays.${index}.name`] = name;
  }
  return draft;
}

/** Writes `8:00`, `0800` and `8.00` as `08:00`. */
const asTime = (typed = ''): string =>
  typed
    .trim()
    .replace(
      /^(\d{1,2})[:.]?(\d{2})$/,
      (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
    );

type Ledgers = NonNullable<UpdateCompanyBody['ledgers']>;

/** Returns the whole company as it was typed. */
function toBody(draft: CompanyDraft) {
  const hoursOf = (name: string) => ({
    startsAt: asTime(draft[`shiftHours.${name}.startsAt`]),
    hours: Number(draft[`shiftHours.${name}.hours`]),
  });
  return {
    legalName: draft.legalName,
    address: draft.address,
    gstins: rowsIn(draft, 'gstins').map((index) => ({
      gstin: draft[`gstins.${index}.gstin`] ?? '',
      address: draft[`gstins.${index}.address`] ?? '',
      isDefault: draft['gstins.default'] === String(index),
    })),
    pan: draft.pan,
    isBodyCorporate: draft.isBodyCorporate === 'yes',
    bank: {
      accountName: draft['bank.accountName'],
      accountNumber: draft['bank.accountNumber'],
      ifsc: draft['bank.ifsc'],
    },
    // Text that is no amount is reported by the schema.
    upi: { vpa: draft['upi.vpa'], limit: draft['upi.limit'] as number },
    udyam: draft.udyam,
    msmeBankRate: draft.msmeBankRate === null ? 0 : (draft.msmeBankRate as number),
    psaraLicence: {
      number: draft['psaraLicence.number'],
      state: draft['psaraLicence.state'],
      validTo: draft['psaraLicence.validTo'],
    },
    epfCode: draft.epfCode,
    esiCode: draft.esiCode,
    ledgers: Object.fromEntries(ledgerNames.map((name) => [name, draft[`ledgers.${name}`]])) as Ledgers,
    shiftHours: { day: hoursOf('day'), night: hoursOf('night'), '24h': hoursOf('24h') },
    attendance: draft.attendance,
    phone: draft.phone,
    messagesOff: optionalKinds.filter((kind) => !draft[`tells.${kind}`]),
    holidays: rowsIn(draft, 'holidays').map((index) => ({
      day: draft[`holidays.${index}.day`] ?? '',
      name: draft[`holidays.${index}.name`] ?? '',
    })),
  } satisfies UpdateCompanyBody;
}

/** Path → error message, also of a PAN that the GSTINs do not contain. */
export function companyErrors(draft: CompanyDraft): Record<string, string> {
  const body = toBody(draft);
  const errors = fieldErrors(updateCompanyBody, body);
  const gstins = body.gstins.map((row) => ({ ...row, gstin: row.gstin.replace(/\s/g, '').toUpperCase() }));
  const ofPan = panProblem(body.pan.trim().toUpperCase(), gstins);
  return { ...(ofPan && { pan: ofPan }), ...errors };
}

/** Returns the facts that differ from those that were on the screen before. */
export function changesOf(draft: CompanyDraft): UpdateCompanyBody {
  const before = toBody(draftOfCompany(draft.base));
  const changed = Object.entries(toBody(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

/** A list changes as a whole, other facts by themselves. */
const partOf = (path: string): string => /^(?:gstins|holidays)\b/.exec(path)?.[0] ?? path;

/** Returns a draft about the company as it is now: what was typed stays, what was not is as somebody else saved it. */
export function onto(company: Company, draft: CompanyDraft): CompanyDraft {
  const typed = draft as unknown as Record<string, unknown>;
  const before = draftOfCompany(draft.base) as unknown as Record<string, unknown>;
  const paths = Object.keys(typed).filter((path) => path !== 'base');
  const changed = new Set(paths.filter((path) => typed[path] !== before[path]).map(partOf));
  const kept = paths.filter((path) => changed.has(partOf(path))).map((path) => [path, typed[path]]);
  return { ...draftOfCompany(company), ...Object.fromEntries(kept) };
}

/** The paths of a row, also of a date that is half typed. */
const pathsOf = (list: List, index: number): string[] =>
  list === 'gstins'
    ? [`gstins.${index}.gstin`, `gstins.${index}.address`]
    : [`holidays.${index}.day`, `holidays.${index}.name`, `${HALF_TYPED}holidays.${index}.day`];

/** Returns the values that remove a row of a list: later rows move up. */
export function withoutRow(draft: CompanyDraft, list: List, removed: number): Partial<CompanyDraft> {
  const values = draft as unknown as Record<string, unknown>;
  const count = draft[`${list}.count`];
  const moved = rowsIn(draft, list)
    .filter((index) => index >= removed)
    .flatMap((index) => {
      const next = pathsOf(list, index + 1);
      return pathsOf(list, index).map((path, at) => [
        path,
        index < count - 1 ? values[next[at] ?? ''] : undefined,
      ]);
    });
  const chosen = Number(draft['gstins.default']);
  const isMoved = list === 'gstins' && chosen > 0 && chosen >= removed;
  return {
    ...Object.fromEntries(moved),
    [`${list}.count`]: count - 1,
    ...(isMoved && { 'gstins.default': String(chosen - 1) }),
  };
}

/** Returns the values that add an empty row to a list. */
export function withRow(draft: CompanyDraft, list: List): Partial<CompanyDraft> {
  const count = draft[`${list}.count`];
  const added: object = {
    ...(list === 'gstins'
      ? { [`gstins.${count}.gstin`]: '', [`gstins.${count}.address`]: '' }
      : { [`holidays.${count}.day`]: '', [`holidays.${count}.name`]: '' }),
    [`${list}.count`]: count + 1,
  };
  return added;
}

const LENGTHS: Readonly<Record<string, number>> = { gstin: 15, pan: 10, ifsc: 11 };

/** True for a code that has all of its characters. */
export const isWholeCode = (path: string, value: unknown): boolean =>
  String(value).length >= (LENGTHS[path.split('.').at(-1) ?? ''] ?? Number.POSITIVE_INFINITY);
