import { randomUUIDv7 } from 'node:crypto';

/** A new id: UUIDv7 (RFC 9562), so later rows sort after earlier ones. */
export const newId = (): string => randomUUIDv7();

/** Now as it is stored: UTC, ISO 8601 with Z. */
export const nowText = (offsetMs = 0): string => new Date(Date.now() + offsetMs).toISOString();

/** Whether a text from a path can be an id at all; PostgreSQL refuses some texts even to compare. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
