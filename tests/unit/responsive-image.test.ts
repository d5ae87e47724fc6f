import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { root } from '../arch/source-files.ts';

// each test builds a site
vi.setConfig({ testTimeout: 120_000 });

let site: string;

/** A page with two pictures: building the whole site would take ten times as long. */
const PAGE = `---
import { pictures } from '../content/pictures.ts';
import Picture from '../sections/images/Picture.astro';
---
<Picture picture={pictures.about} width={960} height={600} sizes="45rem" />
<Picture picture={pictures.contact} width={960} height={600} sizes="45rem" />`;

const VALIDATING_PAGE = `---
import { contentEntries } from '../content/entries.ts';
import { validateContent } from '../content/validate-content.ts';
validateContent(contentEntries);
---`;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'prahari-images-'));
  for (const folder of ['content', 'assets', 'sections/images'])
    cpSync(join(root, 'src', folder), join(site, 'src', folder), { recursive: true });
  rmSync(join(site, 'src/assets/photos'), { recursive: true, force: true });
  mkdirSync(join(site, 'src/assets/photos'));
  mkdirSync(join(site, 'src/pages'));
  writeFileSync(join(site, 'src/pages/index.astro'), PAGE);
  writeFileSync(
    join(site, 'astro.config.mjs'),
    `export default { cacheDir: './.cache', vite: { cacheDir: './.vite', build: { assetsInlineLimit: 0 } } };`,
  );
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

/** A photograph with GPS coordinates in its EXIF data, as cameras write them. */
const photograph = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6f5c' } })
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toFile(join(site, 'src/assets/photos', name));

function build(): { page: string; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', site],
    { cwd: site, encoding: 'utf8', env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  const page = status === 0 ? readFileSync(join(site, 'dist/index.html'), 'utf8') : '';
  return { page, output: stdout + stderr };
}

test('a photograph replaces its drawing, and no other, in two formats and four widths without EXIF data', async () => {
  await photograph('about.jpg', 1500, 1200);
  const { page, output } = build();
  expect(page, output).toMatch(/<img [^>]*width="960" height="600"/);
  expect(page).toContain('alt="A supervisor briefs five guards before');
  expect(page.match(/<img [^>]*src="[^"]+\.svg"/g), page).toEqual([
    expect.stringMatching(/src="\/_astro\/lobby[^"]+\.svg"/),
  ]);
  for (const format of ['avif', 'webp'])
    expect(page).toMatch(
      new RegExp(
        `<source type="image/${format}" srcset="(/_astro/about[^ ]+\\.${format} (480|720|960|1440)w(, )?){4}" sizes="45rem">`,
      ),
    );
  const written = globSync('dist/**/*.{jpg,avif,webp}', { cwd: site });
  const shapes = await Promise.all(written.map((file) => sharp(join(site, file)).metadata()));
  expect(shapes).toHaveLength(9);
  for (const { width, height, exif } of shapes) {
    expect(width / height).toBeCloseTo(1.6, 1);
    expect(exif).toBeUndefined();
  }
});

test(
  'a photograph with an unknown name fails the build and the error lists the known names',
  exhaustive,
  async () => {
    await photograph('abuot.jpg', 1500, 1200);
    const { page, output } = build();
    expect(page).toBe('');
    expect(output).toMatch(
      /src\/assets\/photos\/abuot\.jpg: no picture is called abuot\. The names are about, /,
    );
  },
);

test('a malformed value in src/content fails the build with its file and name', exhaustive, () => {
  const file = join(site, 'src/content/company.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("whatsapp: '", "whatsapp: '+"));
  writeFileSync(join(site, 'src/pages/index.astro'), VALIDATING_PAGE);
  const { page, output } = build();
  expect(page).toBe('');
  expect(output).toMatch(/src\/content\/company\.ts: company\.whatsapp should be the country code/);
});
