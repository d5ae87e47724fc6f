import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const folder = join(root, 'packages/api/src/db/migrations');

/**
 * SHA-256 of every released migration. Add a line for each new one and never change a line: databases that ran the old text
 * would not get the new one.
 */
const released: Record<string, string> = {
  '0001-everything.ts': '5fbd6a71771fbec105dae97f7944cddad12aff23547a29f85650be7a551717f9',
  '0002-second-factor.ts': '9d0c378fa65cd6ad3fce4740b02bdc1c07a4fe9ea6cc4b370ec60d915a7174d0',
  '0003-switched-off.ts': '5e79090d6a06b2a8c0c1bb8bfa809d990b7e0ecc1ba9fc673f1b25d61d289098',
  '0004-one-name-per-action.ts': 'c196c222d5a33cee0e4f57bae109418c01f1092566f163743c4e05afbe5099c6',
  '0005-list-tables.ts': 'aec61044caa05ea61c391d824372addff3d362898b71099a222509cb5baf9d20',
  '0006-decline-reasons.ts': 'b0da104e5485a4b2a6fdb447febd13828ad508a4f5b1e13e544e9e80d77d96e4',
  '0007-lighter-indexes.ts': '86441c014ea48aabc0e5cd38d1ac66dd19a13213a257e0c00f810844559ce73f',
  '0008-people.ts': '967ab360533875763e6f3734ef717d41d3da1365b518c9ee6c70d9ddc008c3c8',
  '0009-posts.ts': 'c8896769fc38a296dd8379ffc7c572681ce86201c53f2a270dd6cfde8286cdc3',
  '0010-candidates.ts': '26c65446451df9e6d47e94b5ac613c3ac75bc641c6f7cfbd477ad19d381ed919',
  '0011-posts-by-end.ts': 'b4f2ae92be5386c116a6345f17e628628e9f915a82bb350a8f0554df1f1d0242',
  '0012-application-versions.ts': '2b32d01a464e3739f30e29034a8f8a8da90e22bad0deb73cb7c39078c582fddd',
  '0013-codes-by-source.ts': '5f9c22edb8c1bd419ccddccca9eefb0fc02e6d8eec7b3a255d98df5dd3ad3972',
  '0014-proven-passwords.ts': 'e4db627d44f88f81d2b2d37f6d9a148835c24c347171edf5e228c648054b1f6d',
  '0015-audit-chain.ts': 'f9cf5cd8b32204dbb440270e2f88ad0ac4dfcbad1418fa67c728faa2b8416ea8',
  '0016-passkeys.ts': '52610647a912a51cf7d1c4992577baa6b6ab25728ea10605eef5e1e5ab7bf4c2',
  '0017-consents.ts': '8b4dbc924907432e64febd334150f52a6ed0bb66eb8a7f29d4f68260d7e8f6cb',
  '0018-data-requests.ts': '1034fb5297d328eaab28a95af9124a90b87375a0e0a14e304d4ec38f4dac1d76',
  '0019-bills-shown.ts': '9b5117d6ef355b8a78d639a5a3f4d25527b75a45eac18897935816d5954dd5f4',
  '0020-audit-log-pending-list.ts': 'cb362d9b1fcb9e7e9c450059d65a6b6a8cc900233a077eb7ba6fa8dead961604',
  '0021-phones.ts': 'f69475dbd5c5ea505a5266fded1756171b3878c368796d76bdd94875a7b08acd',
};

test('a released migration never changes and every migration is listed', () => {
  const now = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
  expect(now).toEqual(released);
});

test('migrations are numbered without gaps or duplicates', () => {
  const numbers = readdirSync(folder)
    .sort()
    .map((file) => Number(/^(\d{4})-[a-z-]+\.ts$/.exec(file)?.[1]));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
