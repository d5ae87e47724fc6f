/** Readers for JSON of the hosted API, which varies: bare lists, id strings, nulls. */

export type Raw = Record<string, unknown>;

export const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a string that may be a number: an id, a phone, a PIN code. */
export const textOrNumber = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : text(value);

/** Reads a number that may be a string such as `₹1,23,456.50`; else returns the fallback. */
export function num<F extends number | undefined>(value: unknown, fallback: F): number | F {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(/[₹,\s]/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns the id of a reference that is an object, an id string or null. */
export const idOf = (reference: unknown): string =>
  textOrNumber(reference) || textOrNumber(asRaw(reference)._id) || textOrNumber(asRaw(reference).id);

/** Returns the rows of a list sent as an array, `{ data }` or `{ data: { data } }`. */
export function rowsOf(reply: unknown): unknown[] {
  if (Array.isArray(reply)) return reply;
  const { data } = asRaw(reply);
  return Array.isArray(data) ? data : listIn(asRaw(data).data);
}

/** Returns the `data` of a reply, or the reply itself without one. */
export function dataOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply;
}

/** Types a status as one of the contract's. The UI shows an unknown one as text. */
export const asEnum = <Word extends string>(value: unknown): Word => text(value) as Word;
