import { optionalKinds } from '@prahari/contract/messages';
import { today } from '@prahari/domain/days';
import type { Insertable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import { type Random, seededRandom } from '../src/demo/random.ts';

const DAY_MS = 86_400_000;
const HISTORY_MS = 730 * DAY_MS;

/** The filled tables in an order that foreign keys allow. */
const TABLES = [
  'company',
  'users',
  'sessions',
  'clients',
  'client_applications',
  'posts',
  'guards',
  'security_applications',
  'assignments',
  'duties',
  'guard_reviews',
  'bills',
  'bill_counters',
  'audit_log',
] as const satisfies readonly (keyof Tables)[];

export type CompanyRows = { [T in (typeof TABLES)[number]]: Insertable<Tables[T]>[] };

/** The means to make the rows of a large company. */
export interface CompanyBuilder {
  rows: CompanyRows;
  random: Random;
  /** Returns a UUIDv7 with this time in ms. */
  idAt: (ms: number) => string;
  /** Returns the day this many days after today. */
  day: (daysFromToday: number) => string;
  /** Returns the time in ms of the nth of `count` things of the past two years, oldest first. */
  instantOf: (index: number, count: number) => number;
  /** Adds an audit entry of the office. */
  addAudit: (ms: number, entry: { action: string; entity: keyof Tables; entityId: string }) => void;
}

export const asText = (ms: number): string => new Date(ms).toISOString();

/**
 * Dates are relative to today, so that shares of overdue bills stay the same; the rest is seeded.
 */
export function companyBuilder(): CompanyBuilder {
  const random = seededRandom(13);
  const rows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as CompanyRows;
  // In office hours the server would tell thousands of people of shifts and bills while it is measured.
  rows.company.push({ id: 1, facts: JSON.stringify({ messagesOff: optionalKinds }), version: 1 });
  const noon = Date.parse(`${today()}T06:30:00.000Z`);
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const idAt = (ms: number) => {
    const time = ms.toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
  };
  return {
    rows,
    random,
    idAt,
    day: (daysFromToday) => asText(noon + daysFromToday * DAY_MS).slice(0, 10),
    instantOf: (index, count) =>
      noon - HISTORY_MS + Math.floor(((HISTORY_MS - DAY_MS) * (index + 1)) / (count + 1)),
    addAudit: (ms, { action, entity, entityId }) =>
      rows.audit_log.push({
        id: idAt(ms),
        at: asText(ms),
        actor_id: rows.users[0]?.id ?? null,
        action,
        entity,
        entity_id: entityId,
        detail: '{}',
      }),
  };
}
