/** Readers of replies whose shape is not promised: an older API sends bare lists, id strings, nulls (DECISIONS section 4). */

export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** Text, or '' for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As text, also of what is written in figures and may be sent as a number: an id, a phone, a ZIP code. */
export const figures = (value: unknown): string => (typeof value === 'number' ? `${value}` : text(value));

/** A number, also one sent as text such as `₹1,23,456.50`, or the fallback. */
export function num<F extends number | null>(value: unknown, fallback: F): number | F {
  const read = typeof value === 'string' ? Number.parseFloat(value.replace(/[₹,\s]/g, '')) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The id of a reference that is an object, an id string or null. */
export const idOf = (reference: unknown): string =>
  figures(reference) || figures(asRaw(reference)._id) || figures(asRaw(reference).id);

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
