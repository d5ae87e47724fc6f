import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Signs the file of checksums with an Ed25519 key, if there is one. Returns what it did, in words.
 * `openssl pkeyutl -verify -pubin -inkey release.pub.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig` checks it.
 * @param keyFile in PEM
 */
export function signChecksums(checksums: string, keyFile: string | undefined): string {
  if (!keyFile) return 'NOT SIGNED: set RELEASE_SIGNING_KEY to the file of an Ed25519 key';
  const key = createPrivateKey(readFileSync(keyFile));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} holds no Ed25519 key`);
  writeFileSync(`${checksums}.sig`, sign(null, readFileSync(checksums), key));
  return 'signed in SHA256SUMS.sig';
}
