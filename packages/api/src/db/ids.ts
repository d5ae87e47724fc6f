import { randomUUIDv7 } from 'node:crypto';

/** The length of `01900000-0000-7`, the millisecond of an id. The next 12 bits are a counter. */
const TIME = 15;
const COUNT = 3;
let last = '';

/**
 * Returns a new UUIDv7 (RFC 9562). A process's ids sort by creation even within a millisecond
 * (section 6.2, method 1), so audit entries of a transaction stay in order.
 */
export function newId(): string {
  const id = randomUUIDv7();
  const time = id.slice(0, TIME);
  const before = last.startsWith(time) ? Number.parseInt(last.slice(TIME, TIME + COUNT), 16) : undefined;
  // The counter starts in the lower half, to leave capacity for increments.
  const count = before === undefined ? Number.parseInt(id.slice(TIME, TIME + COUNT), 16) >> 1 : before + 1;
  last = count > 0xfff ? id : `${time}${count.toString(16).padStart(COUNT, '0')}${id.slice(TIME + COUNT)}`;
  return last;
}

/** Returns the current time as stored: UTC, ISO 8601 with Z. */
export const nowText = (offsetMs = 0): string => new Date(Date.now() + offsetMs).toISOString();

/** True for a well-formed id. PostgreSQL fails on some other texts, such as those with NUL. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
