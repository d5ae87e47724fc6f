// Builds the site, compressed, into dist/; with --packages, packs the libraries instead.
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readConfig } from '../../packages/api/src/config.ts';
import { staticHeaders } from '../../packages/api/src/http/static-headers.ts';
import { packPackages, tarballsIn } from '../package/pack.ts';
import { currentStamp, writeStamp } from './build-stamp.ts';

const TEXT = 'dist/**/*.{html,css,js,mjs,json,xml,txt,svg,webmanifest}';
/** Bytes; compressing smaller files saves nothing. */
const MIN_BYTES = 256;

const encodings: [suffix: string, encode: (body: Buffer) => Promise<Buffer>][] = [
  [
    '.br',
    (body) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ],
  ['.gz', (body) => promisify(gzip)(body, { level: 9 })],
];

/** Compressed variants omit the policy's meta element: our server sends the header. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
async function bodyOf(path: string) {
  const body = await readFile(path);
  return path.endsWith('.html') ? Buffer.from(body.toString().replace(POLICY, '')) : body;
}

async function compress(path: string) {
  const body = await bodyOf(path);
  for (const [suffix, encode] of encodings) {
    const encoded = await encode(body);
    if (encoded.length < body.length) await writeFile(path + suffix, encoded);
  }
}

/** Ends the build with one line if a variable is invalid. */
function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

if (process.argv.includes('--packages')) {
  packPackages(resolve('tarballs'));
  console.log(`Packed ${Object.values(tarballsIn('tarballs')).join(' and ')}: \`npm publish\` takes each.`);
  process.exit();
}

const config = readSettings();
const stamp = currentStamp();
const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, PUBLIC_API_URL: config.publicApiUrl, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);
await Promise.all(
  globSync(TEXT)
    .filter((path) => statSync(path).size > MIN_BYTES)
    .map(compress),
);
await writeFile('dist/_headers', await staticHeaders('dist', config));
writeStamp(stamp);
