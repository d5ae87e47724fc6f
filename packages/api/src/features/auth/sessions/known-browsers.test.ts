import { expect, test } from 'vitest';
import { UNMATCHABLE_HASH } from '../passwords/passwords.ts';
import { knownBrowser, newMarker } from './known-browsers.ts';

const readFrom = (marker: { name: string; value: string }) => (name: string) =>
  name === marker.name ? marker.value : undefined;

test('the login marker of a browser is known only to the account that signed it', () => {
  const owner = { id: 'usha', password_hash: 'a hash of her own' };
  const marker = newMarker(owner);
  expect(knownBrowser(owner, readFrom(marker))).toBe(marker.value.split('.')[0]);
});

test('a marker signed with the hash that no password matches is not known, because that hash is public', () => {
  const owner = { id: 'usha', password_hash: UNMATCHABLE_HASH };
  expect(knownBrowser(owner, readFrom(newMarker(owner)))).toBeUndefined();
});
