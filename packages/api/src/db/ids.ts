import { randomUUIDv7 } from 'node:crypto';

/** `01900000-0000-7`: the millisecond an id was made in. After it come 12 bits that count within one. */
const TIME = 15;
const COUNT = 3;
let last = '';

/**
 * A new id: UUIDv7 (RFC 9562), so later rows sort after earlier ones, of one process also within a millisecond (section 6.2,
 * method 1): what one transaction writes to the audit log stays in its order.
 */
export function newId(): string {
  const id = randomUUIDv7();
  const time = id.slice(0, TIME);
  const before = last.startsWith(time) ? Number.parseInt(last.slice(TIME, TIME + COUNT), 16) : undefined;
  // The first of a millisecond begins in the lower half, to leave room.
  const count = before === undefined ? Number.parseInt(id.slice(TIME, TIME + COUNT), 16) >> 1 : before + 1;
  last = count > 0xfff ? id : `${time}${count.toString(16).padStart(COUNT, '0')}${id.slice(TIME + COUNT)}`;
  return last;
}

/** Now as it is stored: UTC, ISO 8601 with Z. */
export const nowText = (offsetMs = 0): string => new Date(Date.now() + offsetMs).toISOString();

/** Whether a text from a path can be an id at all; PostgreSQL refuses some texts even to compare. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
