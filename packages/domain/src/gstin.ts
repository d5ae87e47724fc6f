import { stateOfCode } from './states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** A business with a PAN. */
const BUSINESS = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
/** An office of a Government that is registered by its TAN. */
const DEPARTMENT = /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9A-Z]$/;
/** Deductors of TDS (CGST Act, section 51), registered by PAN or TAN. */
const DEDUCTOR = /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/;
/** The UIN of an embassy or a body of the United Nations. */
const UIN = /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/;

export type GstinKind = 'business' | 'department' | 'deductor' | 'uin';

/** Returns the last character that the first 14 of a GSTIN ask for: a weighted sum in base 36. */
export function gstinCheckDigit(gstin: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...gstin.slice(0, 14)].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}

/** Returns the kind of registration; undefined for text that has no shape of a GSTIN or UIN. */
export function gstinKind(gstin: string): GstinKind | undefined {
  if (DEDUCTOR.test(gstin)) return 'deductor';
  if (UIN.test(gstin)) return 'uin';
  if (BUSINESS.test(gstin)) return 'business';
  return DEPARTMENT.test(gstin) ? 'department' : undefined;
}

/** Returns the reason why a GSTIN or UIN is refused, after its label: `must have …`; undefined for a valid one. */
export function gstinProblem(gstin: string): string | undefined {
  if (gstin.length !== 15) return `must have 15 characters; this has ${gstin.length}`;
  if (!gstinKind(gstin)) return 'must be like 27AAPFU0939F1ZV';
  if (!stateOfCode(gstin.slice(0, 2))) return `begins with ${gstin.slice(0, 2)}, which is no State’s code`;
  if (gstinCheckDigit(gstin) !== gstin[14])
    return 'has a typing error: its last character does not fit the others';
  return undefined;
}

export const isGstin = (gstin: string): boolean => gstinProblem(gstin) === undefined;

/** Returns the PAN in the GSTIN of a business; undefined for those by TAN and for UINs. */
export function panOfGstin(gstin: string): string | undefined {
  const pan = gstin.slice(2, 12);
  return gstinKind(gstin) !== 'uin' && isPan(pan) ? pan : undefined;
}

export const stateCodeOfGstin = (gstin: string): string => gstin.slice(0, 2);

/** True for a PAN such as `AAPFU0939F`. */
export const isPan = (text: string): boolean => PAN.test(text);
