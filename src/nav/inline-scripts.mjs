// @ts-check
import { build } from 'vite';

const SUFFIX = '?inline-script';

/** @param {string} entry */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.PUBLIC_API_URL': JSON.stringify(process.env.PUBLIC_API_URL ?? '') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} made no script`);
  return output.output[0].code.trim();
}

/**
 * `import { code, hash } from './x.ts?inline-script'` gives the module and all it imports as one minified script to put
 * inside the page, and its SHA-256 for the Content-Security-Policy. Astro hashes only scripts that it defers; these
 * must run before the first paint.
 * @returns {import('vite').Plugin}
 */
export function inlineScripts() {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      this.addWatchFile(entry);
      const code = await bundle(entry);
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
      const hash = Buffer.from(digest).toString('base64');
      return `export const code = ${JSON.stringify(code)};\nexport const hash = ${JSON.stringify(`sha256-${hash}`)};`;
    },
  };
}
