/** Readers of replies whose shape is not promised: an older API sends bare lists, id strings, nulls (DECISIONS section 4). */

export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** Text, or '' for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, also one sent as text, or the fallback. */
export function num<F extends number | null>(value: unknown, fallback: F): number | F {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The id of a reference that is an object, an id string or null. */
export const idOf = (reference: unknown): string =>
  typeof reference === 'string' ? reference : text(asRaw(reference)._id) || text(asRaw(reference).id);

/** The day of a date or an instant: `2026-11-12T00:00:00.000Z` is `2026-11-12`. A date written otherwise stays as it came. */
export const dayOf = (value: unknown): string => text(value).replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, '$1');

/** The rows of a list that comes bare, as `{ data }` or as `{ data: { data } }`. */
export function rowsOf(reply: unknown): unknown[] {
  if (Array.isArray(reply)) return reply;
  const { data } = asRaw(reply);
  return Array.isArray(data) ? data : listIn(asRaw(data).data);
}

/** What `{ data }` holds, or the reply itself; null stays null. */
export function dataOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply;
}
