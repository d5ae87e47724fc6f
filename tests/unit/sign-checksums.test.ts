import { generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signChecksums } from '../../scripts/release/sign-checksums.ts';

const folder = mkdtempSync(join(tmpdir(), 'prahari-sign-'));
const sums = join(folder, 'SHA256SUMS');
writeFileSync(sums, `${'0'.repeat(64)}  dist/index.html\n`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release without a key says that it is not signed', () => {
  expect(signChecksums(sums, undefined)).toMatch(/^NOT SIGNED/);
  expect(existsSync(`${sums}.sig`)).toBe(false);
});

test('a release with a key has a signature of its checksums, and one with a key of another kind stops', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = join(folder, 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(signChecksums(sums, file)).toMatch(/^signed/);
  const signature = readFileSync(`${sums}.sig`);
  expect(verify(null, readFileSync(sums), publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.from('another list'), publicKey, signature)).toBe(false);
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  writeFileSync(file, other.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => signChecksums(sums, file)).toThrow('no Ed25519 key');
});
