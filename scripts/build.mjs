// Builds the site into dist/, and beside each text file its brotli and gzip form.
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { stampBeforeBuild, writeStamp } from './site-stamp.mjs';

const TEXT = 'dist/**/*.{html,css,js,mjs,json,xml,txt,svg,webmanifest}';
const SMALLEST = 1024;

const encodings = [
  [
    '.br',
    (body) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ],
  ['.gz', (body) => promisify(gzip)(body, { level: 9 })],
];

async function compress(path) {
  const body = await readFile(path);
  for (const [suffix, encode] of encodings) {
    const encoded = await encode(body);
    if (encoded.length < body.length) await writeFile(path + suffix, encoded);
  }
}

const stamp = stampBeforeBuild();
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);
await Promise.all(
  globSync(TEXT)
    .filter((path) => statSync(path).size > SMALLEST)
    .map(compress),
);
writeStamp(stamp);
