import { asRaw, isObject, type Raw } from './read.ts';

/** Reads the reply of a write, with the fields that were sent. */
export type Reader = (reply: unknown, sent: Raw) => unknown;

/** Adds what a reply says to a known row. A person whose id alone is in the reply stays the known one. */
const merged = (known: Raw, reply: Raw): Raw =>
  Object.fromEntries(
    Object.entries({ ...known, ...reply }).map(([name, value]) => [
      name,
      isObject(known[name]) && !isObject(value) ? known[name] : value,
    ]),
  );

/** Merges the reply of a write, which may lack the row (SPEC section 7), with the known row. */
export const rowOf =
  (toRow: (raw: unknown) => unknown, known: (sent: Raw) => object | undefined): Reader =>
  (reply, sent) => ({
    success: true,
    data: toRow(merged(asRaw(known(sent)), asRaw(asRaw(reply).data))),
  });
