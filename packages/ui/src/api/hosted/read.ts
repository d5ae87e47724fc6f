/** Readers for the JSON of the hosted API, which varies: bare lists, id strings, nulls (DECISIONS section 4). */

export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** The value if it is a string, else ''. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A string that may be sent as a number: an id, a phone, a PIN code. */
export const textOrNumber = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : text(value);

/** A number that may be sent as a string such as `₹1,23,456.50`; else the fallback. */
export function num<F extends number | undefined>(value: unknown, fallback: F): number | F {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(/[₹,\s]/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The id of a reference that is an object, an id string or null. */
export const idOf = (reference: unknown): string =>
  textOrNumber(reference) || textOrNumber(asRaw(reference)._id) || textOrNumber(asRaw(reference).id);

/** The rows of a list sent as an array, as `{ data }` or as `{ data: { data } }`. */
export function rowsOf(reply: unknown): unknown[] {
  if (Array.isArray(reply)) return reply;
  const { data } = asRaw(reply);
  return Array.isArray(data) ? data : listIn(asRaw(data).data);
}

/** The `data` of a reply, or the reply itself if it has none. */
export function dataOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply;
}

/**
 * A value such as a status, typed as one of the contract's. The hosted API may send others (`cancelled`, `on-leave`), which the
 * type hides; the UI shows unknown values as text (DECISIONS section 4).
 */
export const asEnum = <Word extends string>(value: unknown): Word => text(value) as Word;
