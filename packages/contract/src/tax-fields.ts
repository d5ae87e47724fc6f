import { isAccountNumber, isIfsc, isUpiAddress } from '@prahari/domain/bank-account';
import { cleanCode } from '@prahari/domain/clean-text';
import { gstinKind, gstinProblem, isPan, stateCodeOfGstin } from '@prahari/domain/gstin';
import { isPinInState, pinOfAddress } from '@prahari/domain/pin-state';
import { stateOfCode } from '@prahari/domain/states';
import { isUdyamNumber } from '@prahari/domain/udyam';
import * as z from 'zod/mini';
import { number } from './fields.ts';

/** Writes a code as its issuer does: in capitals, without spaces. */
const asIssued = (written: string): string => cleanCode(written).replace(/\s/g, '').toUpperCase();

/** An issuer's code, cleaned first. `problemOf` completes the sentence that begins with the label. */
const code = (label: string, problemOf: (text: string) => string | undefined) =>
  z.string({ error: `${label} must be text` }).check(
    z.overwrite(asIssued),
    z.refine((text) => problemOf(text) === undefined, {
      error: ({ input }) => `${label} ${problemOf(String(input))}`,
    }),
  );

/** A code like `code` that may be missing or empty. */
export const optionalCode = (label: string, problemOf: (text: string) => string | undefined) =>
  z.optional(code(label, (text) => (text === '' ? undefined : problemOf(text))));

const like = (isValid: (text: string) => boolean, example: string) => (text: string) =>
  isValid(text) ? undefined : `must be like ${example}`;

/** The company's own GSTIN: that of a business. */
export const ownGstin = code(
  'GSTIN',
  (text) =>
    (text === '' ? 'is required' : gstinProblem(text)) ??
    (gstinKind(text) === 'business' ? undefined : 'must be that of a business, with its PAN'),
);

/** A GSTIN of any kind, or a UIN; may be missing or empty. */
export const optionalGstin = optionalCode('GSTIN', gstinProblem);
export const optionalPan = optionalCode('PAN', like(isPan, 'AAPFU0939F'));
export const optionalIfsc = optionalCode('IFSC', like(isIfsc, 'HDFC0000123'));
export const optionalUdyam = optionalCode('Udyam number', like(isUdyamNumber, 'UDYAM-MP-10-0012345'));
export const optionalAccountNumber = optionalCode('Account number', (text) =>
  isAccountNumber(text) ? undefined : 'must have 6 to 20 digits or letters',
);
export const optionalStateCode = optionalCode('State', (text) =>
  stateOfCode(text) ? undefined : 'must be a code of a State, such as 27',
);

/** A UPI address, which keeps its capitals; may be missing or empty. */
export const optionalUpiAddress = z.optional(
  z.string({ error: 'UPI address must be text' }).check(
    z.overwrite(cleanCode),
    z.refine((text) => text === '' || isUpiAddress(text), {
      error: 'UPI address must be like prahari@hdfcbank',
    }),
  ),
);

/** A number from `min` to `max` with at most two decimals. */
export const twoDecimals = (label: string, min: number, max: number) =>
  number(label).check(
    z.gte(min, { error: `${label} must be at least ${min}` }),
    z.lte(max, { error: `${label} must be at most ${max.toLocaleString('en-IN')}` }),
    z.refine((value) => Math.round(value * 100) / 100 === value, {
      error: `${label} must have at most two decimals`,
    }),
  );

/** Returns the error of an address whose PIN code is in another State; undefined where it fits or names none. */
export function pinProblem(address: string, stateCode: string): string | undefined {
  const pin = pinOfAddress(address);
  const state = stateOfCode(stateCode);
  if (!(pin && state) || isPinInState(pin, stateCode)) return undefined;
  return `PIN code ${pin} is not in ${state.name}`;
}

/** Returns the error of an address with another State's PIN code than its GSTIN. */
export const pinProblemOfGstin = (address: string, gstin: string): string | undefined =>
  pinProblem(address, stateCodeOfGstin(gstin));
