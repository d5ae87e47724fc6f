/** Readers of JSON whose shape is not promised: the hosted API sends bare lists, id strings and nulls (DECISIONS section 4). */

export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

/** Text, or '' for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text, also where digits were sent as a number: an id, a phone, a PIN code. */
export const digits = (value: unknown): string => (typeof value === 'number' ? `${value}` : text(value));

/** A number, also one sent as text such as `₹1,23,456.50`, or the fallback. */
export function num<F extends number | undefined>(value: unknown, fallback: F): number | F {
  const read = typeof value === 'string' ? Number.parseFloat(value.replace(/[₹,\s]/g, '')) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The id of a reference that is an object, an id string or null. */
export const idOf = (reference: unknown): string =>
  digits(reference) || digits(asRaw(reference)._id) || digits(asRaw(reference).id);

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

/**
 * A word the contract lists, or one of the hosted API's own (`cancelled`, `on-leave`). It passes as it came: the screens show
 * a word they do not know as text (DECISIONS section 4). This is the one place where a type says less than may come.
 */
export const word = <Word extends string>(value: unknown): Word => text(value) as Word;
