// @ts-check
import { build } from 'vite';

// The page names an API on another origin, so that the script's hash stays the same (ADR 0041).
const API_BASE = process.env.PUBLIC_API_URL ? 'document.documentElement.dataset.api' : '"/api"';
const SUFFIX = '?inline-script';

/** @param {string} entry */
async function bundle(entry) {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.API_BASE': API_BASE },
    build: {
      write: false,
      target: ['chrome106', 'safari15.4', 'firefox115'],
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} produced no script`);
  return output.output[0].code.trim();
}

/** Bundles `?inline-script` imports as one script. @returns {import('vite').Plugin} */
export function inlineScripts() {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      this.addWatchFile(entry);
      return `export const code = ${JSON.stringify(await bundle(entry))};`;
    },
  };
}
