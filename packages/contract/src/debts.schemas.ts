import { addDays, countDays, isDayInRange } from '@prahari/domain/days';
import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { currentDay } from './clock.ts';
import { MAX_AMOUNT } from './constants.ts';
import * as wire from './debts.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { day, id, line, optionalDay, prose } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import { personErased } from './people.ts';
import { calendarDay, dataReply, emailAddress, instant, recordId } from './reply.schemas.ts';
import { twoDecimals } from './tax-fields.ts';

const client = z.object({ _id: recordId, name: z.string() });

const ages = {
  /** Due today or later, in rupees like all sums. */
  notDue: z.number(),
  /** One to 30 days past due. */
  d30: z.number(),
  d60: z.number(),
  d90: z.number(),
  older: z.number(),
  /** Received and not put to bills. */
  onAccount: z.number(),
  /** Of all bills, before what is on account. */
  owed: z.number(),
  /** Interest of a micro or small enterprise on late bills. It is not billed and not in `owed`; missing where it is switched off. */
  interest: z.optional(z.number()),
};

/** What clients owe by age, the largest debt first. */
export const ageing = z.object({ rows: z.array(z.object({ client, ...ages })), total: z.object(ages) });
export type Ageing = z.output<typeof ageing>;
export type AgeingRow = Ageing['rows'][number];

/** A day of the past, or today when missing. */
export const pastDay = optionalDay('Day').check(
  z.refine((text = '') => !isDayInRange(text) || text <= currentDay(), {
    error: 'Day must not be in the future',
  }),
);

export const ageingQuery = z.object({ day: pastDay });
export interface AgeingQuery {
  day?: string | undefined;
}

const statementEntry = z.object({
  kind: z.enum(['bill', 'creditNote', 'payment']),
  /** Of the bill, the credit note or the payment. */
  _id: recordId,
  day: calendarDay,
  /** The number of a bill or a note, the reference of a payment. */
  number: z.string(),
  description: z.string(),
  /** Adds to what is owed. */
  billed: z.number(),
  /** Taken off by a credit note. */
  credited: z.number(),
  /** Came to the bank, or was let go by the office. */
  received: z.number(),
  /** Kept back as income tax or GST-TDS. */
  tds: z.number(),
  /** After this entry; negative where more was received than billed. */
  balance: z.number(),
});

/** The account of a client, the oldest entry first. Deleted bills and voided payments are left out. */
export const statement = z.object({
  client: z.nullable(client),
  from: calendarDay,
  to: calendarDay,
  opening: z.number(),
  entries: z.array(statementEntry),
  closing: z.number(),
  /** The part of `closing` past its due date on the last day, at most today; missing where nothing is. */
  late: z.optional(z.object({ amount: z.number(), since: calendarDay })),
  /** On what is late on that day, not billed and not in `closing`; missing where it is switched off. */
  interest: z.optional(z.number()),
});
export type Statement = z.output<typeof statement>;
export type StatementEntry = Statement['entries'][number];

const period = { from: z.optional(day('First day')), to: z.optional(day('Last day')) };

/** Days that a statement is asked for: by default the year up to its last day, which is today by default. */
export interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the days of a statement. */
export function statementPeriod({ from, to = currentDay() }: PeriodQuery): { from: string; to: string } {
  return { from: from ?? addDays(to, -365), to };
}

// An invalid day has its own error.
const isDayOrMissing = (text: string | undefined) => text === undefined || isDayInRange(text);
const areDays = ({ from, to }: PeriodQuery) => isDayOrMissing(from) && isDayOrMissing(to);
const inOrder = z.refine<PeriodQuery>(
  (query) => {
    if (!areDays(query)) return true;
    const { from, to } = statementPeriod(query);
    return to >= from;
  },
  { path: ['to'], error: 'Last day must not be before the first day', abort: true },
);
const notTooLong = z.refine<PeriodQuery>(
  (query) => {
    if (!areDays(query)) return true;
    const { from, to } = statementPeriod(query);
    return countDays(from, to) <= wire.STATEMENT_MAX_DAYS;
  },
  { path: ['to'], error: 'A statement covers at most ten years' },
);

export const periodQuery = z.object(period).check(inOrder, notTooLong);

export const statementQuery = z.object({ clientId: id('Client'), ...period }).check(inOrder, notTooLong);
export interface StatementQuery extends PeriodQuery {
  clientId: string;
}

/** The address that a statement was mailed to. */
export const mailedStatement = z.object({ to: emailAddress });
export type MailedStatement = z.output<typeof mailedStatement>;

export const yearField = () =>
  z.string({ error: 'Year must be like 26-27' }).check(
    z.refine(
      (text) => /^\d\d-\d\d$/.test(text) && (Number(text.slice(0, 2)) + 1) % 100 === Number(text.slice(3)),
      {
        error: 'Year must be like 26-27',
      },
    ),
  );

const quarterError = 'Quarter must be 1 to 4; 1 is April to June';

/** A quarter in a body. */
export const quarterField = () =>
  z
    .number({ error: quarterError })
    .check(z.refine((quarter) => [1, 2, 3, 4].includes(quarter), { error: quarterError }));

export const tdsQuery = z.object({
  year: yearField(),
  quarter: z.pipe(
    z.string({ error: quarterError }).check(z.regex(/^[1-4]$/, { error: quarterError })),
    z.transform(Number),
  ),
  ...shortListQuery(wire.tdsColumns),
});
export interface TdsQuery extends ShortListQuery {
  year: string;
  quarter: string;
}

/** Income tax that a client kept back in a quarter, by the days of its payments. */
export const tdsOfClient = z.object({
  client,
  deducted: z.number(),
  /** By certificates that came. */
  certified: z.number(),
  missing: z.number(),
  certificates: z.array(z.object({ _id: recordId, number: z.string(), amount: z.number() })),
});
export type TdsOfClient = z.output<typeof tdsOfClient>;

export const addTdsCertificateBody = z.object({
  clientId: id('Client'),
  year: yearField(),
  quarter: quarterField(),
  number: line('Certificate number', 60),
  amount: twoDecimals('Amount', 0.01, MAX_AMOUNT),
});
export type AddTdsCertificateBody = z.input<typeof addTdsCertificateBody>;

export const removeTdsCertificateBody = z.object({ certificateId: id('Certificate') });
export type RemoveTdsCertificateBody = z.input<typeof removeTdsCertificateBody>;

const debtCallFields = {
  _id: recordId,
  at: instant,
  note: z.string(),
  promisedOn: z.optional(calendarDay),
  promisedAmount: z.optional(z.number()),
};

/** A call about a debt. */
export const debtCall = z.object(debtCallFields);
export type DebtCall = z.output<typeof debtCall>;

/** A client to call about its debt. */
export const debtToCall = z.object({
  client: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
  overdue: z.number(),
  overdueBills: z.number(),
  /** The oldest day on which a bill was due. */
  overdueSince: calendarDay,
  lastCall: z.optional(debtCall),
});
export type DebtToCall = z.output<typeof debtToCall>;

/** The longest promise, in days. */
const PROMISE_MAX_DAYS = 366;

export const addDebtCallBody = z
  .object({
    clientId: id('Client'),
    note: prose('Note', 1000),
    promisedOn: optionalDay('Promised day'),
    promisedAmount: z.optional(twoDecimals('Promised amount', 0.01, MAX_AMOUNT)),
  })
  .check(
    z.refine(({ promisedOn = '' }) => !isDayInRange(promisedOn) || promisedOn >= currentDay(), {
      path: ['promisedOn'],
      error: 'Promised day must not be in the past',
    }),
    z.refine(
      ({ promisedOn = '' }) =>
        !isDayInRange(promisedOn) || promisedOn <= addDays(currentDay(), PROMISE_MAX_DAYS),
      { path: ['promisedOn'], error: 'Promised day must be within a year' },
    ),
    z.refine(({ promisedOn, promisedAmount }) => promisedAmount === undefined || Boolean(promisedOn), {
      path: ['promisedOn'],
      error: 'Enter the day of the promise too',
    }),
  );
export type AddDebtCallBody = z.input<typeof addDebtCallBody>;

/** Sums of a month, in rupees. */
export const moneyMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  /** Bills less credit notes, by their dates. */
  billed: z.number(),
  /** Came to the bank. */
  received: z.number(),
  tds: z.number(),
});
export type MoneyMonth = z.output<typeof moneyMonth>;

export const getAgeing = define(wire.getAgeing, {
  summary:
    'What each client owes by age, with what is on account; due today is not due yet. Also as of an earlier day.',
  query: ageingQuery,
  reply: dataReply(ageing),
});

export const getStatement = define(wire.getStatement, {
  summary:
    'The account of a client, by default of the past year: opening balance, bills, credit notes, payments with TDS apart, closing balance.',
  query: statementQuery,
  reply: dataReply(statement),
  refusals: [clientNotFound],
});

export const getOwnStatement = define(wire.getOwnStatement, {
  summary: 'The caller’s own account; by default of the past year.',
  query: periodQuery,
  reply: dataReply(statement),
});

const pdf = { reply: z.string(), replyTypes: ['application/pdf'] } as const;

export const downloadStatement = define(wire.downloadStatement, {
  summary: 'The account of a client as a PDF.',
  query: statementQuery,
  ...pdf,
  refusals: [clientNotFound],
});

export const downloadOwnStatement = define(wire.downloadOwnStatement, {
  summary: 'The caller’s own account as a PDF.',
  query: periodQuery,
  ...pdf,
});

export const mailStatement = define(wire.mailStatement, {
  summary: 'Mail a client its statement as a PDF.',
  body: statementQuery,
  reply: dataReply(mailedStatement),
  refusals: [clientNotFound, personErased, wire.statementNoEmail],
});

export const getTds = define(wire.getTds, {
  summary: 'Income tax that clients kept back in a quarter, and the certificates that came.',
  query: tdsQuery,
  reply: shortListReply(tdsOfClient),
});

export const addTdsCertificate = define(wire.addTdsCertificate, {
  summary: 'Record a certificate of income tax that a client kept back.',
  body: addTdsCertificateBody,
  reply: dataReply(tdsOfClient),
  refusals: [clientNotFound, personErased, wire.certificateKnown],
});

export const removeTdsCertificate = define(wire.removeTdsCertificate, {
  summary: 'Remove a certificate that was recorded by mistake.',
  body: removeTdsCertificateBody,
  reply: dataReply(tdsOfClient),
  refusals: [wire.certificateNotFound],
});

export const listDebtsToCall = define(wire.listDebtsToCall, {
  summary:
    'Overdue clients whose promise is due or who were not called for a week, the largest debt first; at most 100.',
  reply: dataReply(z.array(debtToCall)),
});

export const addDebtCall = define(wire.addDebtCall, {
  summary: 'Note a call about a debt, and what was promised.',
  body: addDebtCallBody,
  reply: dataReply(debtCall),
  refusals: [clientNotFound, personErased],
});

export const getMoneyMonths = define(wire.getMoneyMonths, {
  summary: 'Billed less credited, received and kept back as tax, in each of the last twelve months.',
  reply: dataReply(z.array(moneyMonth)),
});
