import type { Challan } from '@prahari/contract/registers.schemas';

const SIGNATURES: readonly (readonly [type: Challan['type'], bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Returns the type of a file by its first bytes, whatever its name says; undefined for any other. */
export const typeOfBytes = (bytes: Uint8Array): Challan['type'] | undefined =>
  SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
