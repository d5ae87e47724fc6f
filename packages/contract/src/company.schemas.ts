import { beginsByDay, isTimeOfDay } from '@prahari/domain/begin-time';
import { panOfGstin } from '@prahari/domain/gstin';
import { dutyHours } from '@prahari/domain/post-hours';
import * as z from 'zod/mini';
import * as wire from './company.ts';
import { attendanceModes } from './company.ts';
import { define } from './definition.ts';
import { reauthenticationNeeded } from './factors.ts';
import {
  answeredVersion,
  choice,
  day,
  flag,
  line,
  number,
  optionalDay,
  optionalLine,
  optionalPhone,
  optionalProse,
} from './fields.ts';
import { optionalKinds } from './messages.ts';
import { calendarDay, dataReply } from './reply.schemas.ts';
import {
  optionalAccountNumber,
  optionalIfsc,
  optionalPan,
  optionalUdyam,
  optionalUpiAddress,
  ownGstin,
  pinProblemOfGstin,
  twoDecimals,
} from './tax-fields.ts';

/** One for each State that the company supplies from, and some to spare. */
const MAX_GSTINS = 40;
const MAX_HOLIDAYS = 200;
/** In rupees; the highest that banks allow a verified merchant is far below. */
const MAX_UPI_LIMIT = 10_000_000;
const ADDRESS_MAX = 500;

const shiftTimes = z.object({
  /** `08:00`, India time. */
  startsAt: z.string(),
  hours: z.number(),
});

/** One of the company's own registrations. */
export const companyGstin = z.object({
  gstin: z.string(),
  address: z.string(),
  /** True for one: bills for other States than those of the list are made with it. */
  isDefault: z.boolean(),
});
export type CompanyGstin = z.output<typeof companyGstin>;

export const holiday = z.object({ day: calendarDay, name: z.string() });
export type Holiday = z.output<typeof holiday>;

/** Facts about the company. A text that nobody has entered is empty. */
export const company = z.object({
  legalName: z.string(),
  address: z.string(),
  /** Empty for a company without GST. */
  gstins: z.array(companyGstin),
  pan: z.string(),
  /** False for a proprietor, partnership or family, whose clients may owe the tax themselves. */
  isBodyCorporate: z.boolean(),
  bank: z.object({ accountName: z.string(), accountNumber: z.string(), ifsc: z.string() }),
  /** The limit of one payment, in rupees. */
  upi: z.object({ vpa: z.string(), limit: z.number() }),
  udyam: z.string(),
  /** The bank rate of the Reserve Bank, percent a year: shows interest on late payments. 0 shows none. */
  msmeBankRate: z.number(),
  /** `validTo` is the last day, included; empty when unknown. */
  psaraLicence: z.object({ number: z.string(), state: z.string(), validTo: z.string() }),
  epfCode: z.string(),
  esiCode: z.string(),
  ledgers: z.object({
    sales: z.string(),
    cgst: z.string(),
    sgst: z.string(),
    igst: z.string(),
    roundOff: z.string(),
    bank: z.string(),
    tdsReceivable: z.string(),
    gstTdsReceivable: z.string(),
  }),
  /** The hours of a new post, by its shift. */
  shiftHours: z.object({ day: shiftTimes, night: shiftTimes, '24h': shiftTimes }),
  attendance: z.enum(attendanceModes),
  /** In the order of their days. */
  holidays: z.array(holiday),
  /** The office's number in messages; E.164, empty when unknown. */
  phone: z.string(),
  /** Kinds of messages that are switched off. */
  messagesOff: z.array(z.enum(optionalKinds)),
  /** Goes up with each change. */
  version: z.number(),
});
export type Company = z.output<typeof company>;
export type ShiftTimes = z.output<typeof shiftTimes>;

const startsAt = z
  .string({ error: 'Begin must be text' })
  .check(z.refine(isTimeOfDay, { error: 'Begin must be a time like 08:00', abort: true }));
const hours = number('Hours').check(
  z.refine((value) => (dutyHours as readonly number[]).includes(value), {
    error: `Hours must be one of ${dutyHours.join(', ')}`,
    abort: true,
  }),
);
const partOfDay = hours.check(z.refine((value) => value < 24, { error: 'Hours must be 8 or 12' }));

const newShiftHours = z
  .object({
    day: z.optional(
      z.object({
        startsAt: startsAt.check(
          z.refine(beginsByDay, { error: 'A day shift must begin from 04:00 to 17:59' }),
        ),
        hours: partOfDay,
      }),
    ),
    night: z.optional(
      z.object({
        startsAt: startsAt.check(
          z.refine((time) => !beginsByDay(time), { error: 'A night shift must begin from 18:00 to 03:59' }),
        ),
        hours: partOfDay,
      }),
    ),
    '24h': z.optional(
      z.object({
        startsAt,
        hours: hours.check(z.refine((value) => value === 24, { error: 'Hours must be 24' })),
      }),
    ),
  })
  .check(
    z.meta({
      examples: [
        {
          day: { startsAt: '08:00', hours: 12 },
          night: { startsAt: '20:00', hours: 12 },
          '24h': { startsAt: '08:00', hours: 24 },
        },
      ],
    }),
  );

const newGstin = z
  .object({
    gstin: ownGstin,
    address: optionalProse('Address', ADDRESS_MAX),
    isDefault: flag('isDefault'),
  })
  .check((context) => {
    const { gstin, address = '' } = context.value;
    const message = pinProblemOfGstin(address, gstin);
    if (message) context.issues.push({ code: 'custom', input: address, path: ['address'], message });
  });

type Gstins = readonly { gstin: string; isDefault?: boolean | undefined }[];

/** Returns the errors of a list of registrations, by the index and field of each. */
function gstinProblems(gstins: Gstins) {
  const problems: { path: [number, 'gstin' | 'isDefault']; message: string }[] = [];
  for (const [index, { gstin, isDefault }] of gstins.entries()) {
    const before = gstins.slice(0, index);
    if (before.some((other) => other.gstin === gstin))
      problems.push({ path: [index, 'gstin'], message: 'This GSTIN is in the list already' });
    else if (before.some((other) => panOfGstin(other.gstin) !== panOfGstin(gstin)))
      problems.push({ path: [index, 'gstin'], message: 'All GSTINs of a company have the same PAN' });
    if (isDefault && before.some((other) => other.isDefault))
      problems.push({ path: [index, 'isDefault'], message: 'Only one GSTIN can be the default' });
  }
  return problems;
}

const newGstins = z
  .array(newGstin, { error: 'GSTINs must be a list' })
  .check(z.maxLength(MAX_GSTINS, { error: `At most ${MAX_GSTINS} GSTINs` }), (context) => {
    for (const { path, message } of gstinProblems(context.value))
      context.issues.push({ code: 'custom', input: context.value, path, message });
  });

const newHolidays = z
  .array(z.object({ day: day('Day'), name: line('Name', 100) }), { error: 'Holidays must be a list' })
  .check(z.maxLength(MAX_HOLIDAYS, { error: `At most ${MAX_HOLIDAYS} holidays` }), (context) => {
    const days = context.value.map((one) => one.day);
    for (const [index, one] of days.entries())
      if (days.indexOf(one) < index)
        context.issues.push({
          code: 'custom',
          input: one,
          path: [index, 'day'],
          message: 'This day is in the list already',
        });
  });

const ledger = (label: string) => z.optional(line(`${label} ledger`, 100));

/** Returns the error of a PAN beside the company's GSTINs, which contain it. */
export const panProblem = (pan: string, gstins: Gstins): string | undefined => {
  const inGstin = gstins.map(({ gstin }) => panOfGstin(gstin)).find((one) => one !== undefined);
  return pan === '' || inGstin === undefined || pan === inGstin
    ? undefined
    : `The GSTIN has the PAN ${inGstin}, not ${pan}`;
};

/** Changes what it carries: an absent field, also of `bank`, `upi` and such, stays. A list is replaced as a whole. */
export const updateCompanyBody = z.object({
  legalName: optionalLine('Legal name'),
  address: optionalProse('Address', ADDRESS_MAX),
  gstins: z.optional(newGstins),
  pan: optionalPan,
  isBodyCorporate: flag('isBodyCorporate'),
  bank: z.optional(
    z.object({
      accountName: optionalLine('Account name'),
      accountNumber: optionalAccountNumber,
      ifsc: optionalIfsc,
    }),
  ),
  upi: z.optional(
    z.object({
      vpa: optionalUpiAddress,
      limit: z.optional(twoDecimals('Limit', 0, MAX_UPI_LIMIT)),
    }),
  ),
  udyam: optionalUdyam,
  msmeBankRate: z.optional(twoDecimals('Bank rate', 0, 30)),
  psaraLicence: z.optional(
    z.object({
      number: optionalLine('Licence number', 100),
      state: optionalLine('State', 100),
      validTo: optionalDay('Valid to'),
    }),
  ),
  epfCode: optionalLine('EPF code', 50),
  esiCode: optionalLine('ESI code', 50),
  ledgers: z.optional(
    z.object({
      sales: ledger('Sales'),
      cgst: ledger('CGST'),
      sgst: ledger('SGST'),
      igst: ledger('IGST'),
      roundOff: ledger('Round off'),
      bank: ledger('Bank'),
      tdsReceivable: ledger('TDS'),
      gstTdsReceivable: ledger('GST-TDS'),
    }),
  ),
  shiftHours: z.optional(newShiftHours),
  attendance: z.optional(choice('Attendance', attendanceModes)),
  holidays: z.optional(newHolidays),
  phone: optionalPhone('Office phone'),
  messagesOff: z.optional(z.array(choice('Kind', optionalKinds), { error: 'Kinds must be a list' })),
  /** The version that the admin saw; without it, the stored one. */
  version: answeredVersion,
});
export type UpdateCompanyBody = z.input<typeof updateCompanyBody>;

export const getCompany = define(wire.getCompany, {
  summary: 'Facts about the company: registrations, bank, licence, ledgers, shift hours, holidays.',
  reply: dataReply(company),
});

export const updateCompany = define(wire.updateCompany, {
  summary:
    'Change facts about the company; a field that is missing stays as it is. Bank and UPI need a recent password.',
  body: updateCompanyBody,
  reply: dataReply(company),
  refusals: [wire.companyChanged, reauthenticationNeeded],
});
