import { rmSync } from 'node:fs';
import { test } from 'vitest';
import { buildConsumer } from './support/build-consumer.ts';
import { tarballs } from './support/pack.ts';

/** Part of `npm run prove -- consumers`: installs jsdom and Testing Library. */
test.skipIf(!process.env.PROVE)(
  'a host’s own tests run in jsdom with Testing Library, without stubs',
  { timeout: 300_000 },
  async () => {
    rmSync(await buildConsumer('jsdom', tarballs), { recursive: true, force: true });
  },
);
