import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { builtSite, MANIFEST } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { parseHtml } from './html.ts';

/** Bytes, gzip. The browser asks for larger scripts at once, and for others after the first calls (src/nav/early-scripts.ts). */
const LARGE = 5000;

const routeOf = (file: string) => file.replace(/(?:^|\/)index\.html$|\.html$/, '');

/** Makes Vite list the scripts with their imports. */
const scriptManifest: Plugin = {
  name: 'script-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: MANIFEST } } : null),
};

/** Adds preloads and the Content-Security-Policy (ADR 0017). @param api another origin, or empty */
export const postBuild = ({ api }: { api: string }): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [scriptManifest] } });
    },
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const site = builtSite(dist);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const route = routeOf(file);
        const document = parseHtml(site.html(route));
        const head = document.querySelector('head');
        const charset = document.querySelector('meta[charset]');
        if (!head || !charset) throw new Error(`${file} has no head or no charset`);
        // HTML allows styles only in the head; the policy names each by its hash.
        const styles = document.querySelectorAll('style');
        for (const style of styles) style.remove();
        const css = styles.map((style) => style.rawText).join('');
        if (css) head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
        // Pages that are readable before their islands start paint first.
        if (document.querySelector('astro-island[client=only]')) {
          const scripts = [...site.initialScripts(route)];
          const isLarge = (script: string) => site.gzipBytes([script]) > LARGE;
          for (const script of scripts.filter(isLarge))
            head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${script}">`);
          const html = document.querySelector('html');
          html?.setAttribute('data-words', JSON.stringify(site.words));
          html?.setAttribute('data-scripts', JSON.stringify(scripts.filter((script) => !isLarge(script))));
        }
        const policy = contentSecurityPolicy(document, api);
        charset.insertAdjacentHTML(
          'afterend',
          `<meta http-equiv="content-security-policy" content="${policy}">`,
        );
        writeFileSync(join(dist, file), document.toString());
      }
    },
  },
});
