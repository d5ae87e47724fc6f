import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An island that starts at once is one to work with, and works with react-aria; those that wait to be seen do without it. */
const TO_WORK_WITH = /<astro-island[^>]* client="(?!visible")/;
/** react-aria puts one constant <style> on a page (touch-action); this changes only with its version. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** What a browser acts on. Any other type is data, about which no policy is asked. */
const ACTS = /^(?:module|speculationrules)?$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The text of each such element that has any. */
const inline = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'g'))]
    .map(([, tag = '', text = '']) => ({ tag, text }))
    .filter(({ tag, text }) => text && ACTS.test(attribute(tag, 'type')));

/** Whose pages the links of this page open inside its frames. */
function framed(html: string) {
  const frames = (html.match(/<iframe\b[^>]*>/g) ?? []).map((tag) => attribute(tag, 'name'));
  const links = (html.match(/<a\b[^>]*>/g) ?? []).filter((tag) => frames.includes(attribute(tag, 'target')));
  return [...new Set(links.map((tag) => new URL(attribute(tag, 'href')).origin))];
}

/**
 * The strictest Content-Security-Policy under which a page still works: it names the scripts and styles that are written in
 * the page and nothing else. A page without islands may load no script at all. `api` is the origin of an API that is elsewhere, or empty.
 */
export function policyOf(html: string, api: string) {
  const hasIslands = html.includes('<astro-island');
  const hashes = (name: 'script' | 'style') => [
    ...new Set(inline(html, name).map(({ text }) => hashOf(text))),
  ];
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...(hasIslands ? ["'self'"] : []), ...hashes('script')],
    'style-src': ["'self'", ...(TO_WORK_WITH.test(html) ? [REACT_ARIA_STYLE] : []), ...hashes('style')],
    // widths of table columns and the like arrive as attributes; <style> and <link> stay strict
    'style-src-attr': / style="/.test(html) ? ["'unsafe-inline'"] : [],
    'img-src': ["'self'", 'data:'],
    'connect-src': api ? ["'self'", api] : [],
    'frame-src': framed(html),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // no script makes HTML or scripts out of text, but for what the one policy of src/nav/trusted-types.ts lets through
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [html.includes('trustedTypes') ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/**
 * Writes each page's policy at its top, before the first script. What only a header can say is in
 * packages/api/src/http/security-headers.ts.
 */
export const contentSecurityPolicy = ({ api }: { api: string }): AstroIntegration => ({
  name: 'content-security-policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      for (const file of globSync('**/*.html', { cwd: dist })) {
        const html = readFileSync(join(dist, file), 'utf8');
        const policy = `<meta http-equiv="content-security-policy" content="${policyOf(html, api)}">`;
        writeFileSync(join(dist, file), html.replace(/<meta charset="utf-8">/i, `$&${policy}`));
      }
    },
  },
});
