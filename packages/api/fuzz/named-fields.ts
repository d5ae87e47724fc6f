import { apiScopes } from '@prahari/contract/api-tokens';
import { paperKinds } from '@prahari/contract/documents';
import { webhookEvents } from '@prahari/contract/webhooks';
import { today } from '@prahari/domain/days';
import fc from 'fast-check';
import { daysFromToday } from '../testing/company.ts';
import { lastMonth } from '../testing/matrix/muster.ts';
import { line } from './texts.ts';

const dayFrom = (first: string, last: string): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const anyDay = fc.oneof(
  dayFrom('1900-01-01', '2200-12-31'),
  fc.constantFrom('1900-01-01', '2200-12-31', '2028-02-29', today()),
);

const host = fc.constantFrom(
  'drive.google.com',
  'xn--p1ai.example',
  '192.0.2.7:8443',
  '[2001:db8::1]',
  'ड्राइव.example',
);

/** Adds outer spaces and capitals, which the contract normalizes. */
const email = fc
  .tuple(
    fc
      .stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/)
      .filter((local) => !/^\.|\.\.|\.$/.test(local)),
    fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,20}[a-zA-Z0-9])?\.[a-zA-Z]{2,10}$/),
    fc.constantFrom('', ' ', '\t', '\r\n', '\u3000', '\ufeff'),
  )
  .map(([local, domain, space]) => `${space}${local}@${domain}${space}`);

const phone = fc.stringMatching(/^\+(91[6-9][0-9]{9}|44[1-9][0-9]{8,11})$/);

const yearsAgo = (years: number) => daysFromToday(-Math.ceil(365.25 * years));

/** A coordinate to seven places. */
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((places) => places / 1e7);

/** Any text as it stands in a URL. */
const urlText = line(40).map(encodeURIComponent);

const rupees = fc.integer({ min: 1, max: 9_999_999_999 }).map((paise) => paise / 100);

/** A time of the last minute, in one of its spellings. */
const recently = fc.constantFrom(new Date().toISOString(), `${new Date().toISOString().slice(0, 19)}+00:00`);

/** One paper of each of some kinds. */
const papers = fc
  .subarray([...paperKinds])
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map((kind) => fc.record({ kind: fc.constant(kind), number: line(100), expiresOn: anyDay })),
    ),
  );

/** Valid values of fields whose rules JSON Schema can't express, by field name. */
export const namedFields: Record<string, fc.Arbitrary<unknown>> = {
  email,
  phone,
  phoneNumber: phone,
  // An assignment takes at most ten years.
  startDate: dayFrom(daysFromToday(-1000), daysFromToday(2000)),
  endDate: dayFrom(daysFromToday(0), daysFromToday(2500)),
  from: dayFrom(daysFromToday(0), daysFromToday(11)),
  weekdays: fc.constant([1, 2, 3, 4, 5, 6, 7]),
  until: fc.constant(daysFromToday(11)),
  // Two weeks of a rotation, and later days of an extension.
  to: fc.constant(daysFromToday(30)),
  on: fc.integer({ min: 1, max: 60 }),
  stars: fc.integer({ min: 1, max: 5 }),
  off: fc.integer({ min: 1, max: 60 }),
  relieverIds: fc.constant([]),
  unavailableUntil: dayFrom(daysFromToday(11), daysFromToday(2000)),
  lastDay: dayFrom('1900-01-01', daysFromToday(60)),
  dueDate: fc.oneof(dayFrom(daysFromToday(-360), '2200-12-31'), fc.constantFrom('2200-12-31', today())),
  // Valid for guards too, who are 18 to under 65 years old.
  dateOfBirth: dayFrom(yearsAgo(64.5), yearsAgo(18)),
  uan: fc.constantFrom('', '100427607286'),
  esiNumber: fc.constantFrom('', '3112345678', '31000123450000999'),
  expiresOn: anyDay,
  validUntil: dayFrom(daysFromToday(0), daysFromToday(365)),
  events: fc.subarray([...webhookEvents], { minLength: 1 }),
  url: fc.webPath().map((path) => `https://erp.example.com${path}`),
  scopes: fc.subarray([...apiScopes], { minLength: 1 }),
  asked: fc.integer({ min: 1, max: 1000 }),
  minutes: fc.integer({ min: 1, max: 1440 }),
  days: fc.constant([daysFromToday(1)]),
  papers,
  amount: fc.oneof(
    fc.integer({ min: 1, max: 99_999_999_999 }).map((paise) => paise / 100),
    fc.constantFrom(0.01, 0.07, 1.1, 4.35, 999_999_999.99),
  ),
  bankAmount: rupees,
  tds: rupees,
  gstTds: rupees,
  promisedAmount: rupees,
  promisedOn: fc.constantFrom(daysFromToday(0), daysFromToday(365)),
  year: fc.constantFrom('26-27', '99-00'),
  quarter: fc.integer({ min: 1, max: 4 }),
  numberOfGuards: fc.integer({ min: 1, max: 1000 }),
  columns: fc.uniqueArray(fc.constantFrom('name', 'phone', 'email', 'city'), { minLength: 1 }),
  row: fc.integer({ min: 1, max: 1_048_576 }),
  // A plan is the hash of what a check found.
  plan: fc.constant(undefined),
  // Registrations of one company, so that they and its PAN fit each other.
  gstin: fc.constantFrom('27AAPFU0939F1ZV', '29AAPFU0939F1ZR', '07AAPFU0939F1ZX'),
  pan: fc.constantFrom('AAPFU0939F', ''),
  accountNumber: fc.stringMatching(/^[0-9A-Z]{6,20}$/),
  ifsc: fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  vpa: fc.stringMatching(/^[a-z0-9.-]{2,30}@[a-z][a-z0-9]{1,10}$/),
  limit: fc.integer({ min: 0, max: 1_000_000_000 }).map((paise) => paise / 100),
  udyam: fc.stringMatching(/^UDYAM-[A-Z]{2}-[0-9]{2}-[0-9]{7}$/),
  msmeBankRate: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  validTo: fc.oneof(anyDay, fc.constant('')),
  startsAt: fc.constant('08:00'),
  at: recently,
  sentAt: recently,
  takenAt: recently,
  startedAt: fc.constant(new Date(Date.now() - 3_600_000).toISOString()),
  endedAt: recently,
  hours: fc.constantFrom(8, 12),
  stateCode: fc.constantFrom('', '27', '07', '97'),
  tdsPercent: fc.constantFrom(0, 1, 2, 0.75, 20),
  gstTdsPercent: fc.constantFrom(0, 2),
  holidayPercent: fc.constantFrom(0, 50, 100, 12.5),
  quantity: fc.constantFrom(1, 19.5, 30),
  rate: fc.constantFrom(0.01, 22_000, 733.33),
  billDate: fc.constant(today()),
  creditDays: fc.integer({ min: 0, max: 365 }),
  silenceDays: fc.integer({ min: 0, max: 90 }),
  day: anyDay,
  month: fc.constant(lastMonth),
  counts: fc.constantFrom(0, 0.5, 1),
  AckNo: fc.oneof(fc.integer({ min: 1 }), fc.constant('112010036563310')),
  position: fc.record({
    latitude: degrees(90),
    longitude: degrees(180),
    radiusMeters: fc.integer({ min: 1, max: 10_000 }),
  }),
  // They are for the rotation's own guards.
  firstOff: fc.constant([]),
  driveLink: fc
    .tuple(fc.constantFrom('https://', 'HTTPS://'), host, urlText, urlText)
    .map(([scheme, name, path, query]) => `${scheme}${name}/${path}/d?q=${query}&usp=${query}`),
};

/** Names of fields with multi-line text, which JSON Schema cannot distinguish. */
export const multilineFields: ReadonlySet<string> = new Set([
  'location',
  'address',
  'qualifications',
  'description',
  'additionalDetails',
  'reason',
  'note',
  'notes',
  'skills',
]);

/** Makes dependent fields of a body consistent. */
export function withConsistentFields(body: Record<string, unknown>): Record<string, unknown> {
  const { startDate, endDate, confirmPassword, list } = body;
  const turned = typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate;
  return {
    ...body,
    ...(turned && { startDate: endDate, endDate: startDate }),
    ...(list !== undefined && {
      q: 'a b',
      // Lists of money have orders of their own.
      sort: ['payments', 'ageing', 'tds'].includes(String(list)) ? undefined : '-createdAt',
      status: undefined,
      city: undefined,
      year: undefined,
      quarter: undefined,
    }),
    ...(confirmPassword !== undefined && { confirmPassword: body.password }),
  };
}
