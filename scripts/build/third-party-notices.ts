import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Returns the package folder of a bundled module; undefined for our own. */
const packageOf = (moduleId: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(moduleId)?.[0];

/** Packages whose code is in pages but in no bundle: Astro's islands and Tailwind's base styles. */
const PAGE_PACKAGES = ['astro', 'tailwindcss'];
const HEADING = '='.repeat(80);

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,license}{,.md,.txt}', { cwd: folder });
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${HEADING}\n${name} ${version} (${license})\n${HEADING}\n\n${text}\n`;
}

/** Returns the folders of the packages whose code is in a script. */
const packagesIn = ({ modules }: Pick<Rollup.RenderedChunk, 'modules'>): string[] =>
  Object.entries(modules).flatMap(
    ([id, { renderedLength }]) => (renderedLength > 0 ? packageOf(id) : []) ?? [],
  );

/** Returns the licences of the packages in a script. */
export const noticesIn = (chunk: Rollup.RenderedChunk): string[] =>
  [...new Set(packagesIn(chunk))].map(noticeOf).toSorted();

/** Writes `third-party-notices.txt` with the licences of fonts and packages in browser files. */
export const thirdPartyNotices = (fontLicence: string): Plugin => ({
  name: 'third-party-notices',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const bundled = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? packagesIn(file) : []));
    const packages = new Set([...bundled, ...PAGE_PACKAGES.map((name) => `node_modules/${name}`)]);
    const notices = [...packages].map(noticeOf).toSorted();
    const font = `${HEADING}\nAnek Latin and Anek Devanagari (OFL-1.1)\n${HEADING}\n\n${readFileSync(fontLicence, 'utf8').trim()}\n`;
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.txt',
      source: [...new Set(notices), font].join('\n'),
    });
  },
});
