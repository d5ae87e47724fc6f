import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';

/** react-aria puts one constant <style> on a page (touch-action); this changes only with its version. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const hashesOf = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** Origins of the pages that links open inside the page's own frames. */
function frameOrigins(document: HTMLElement): string[] {
  const frames = document.querySelectorAll('iframe').map((frame) => frame.getAttribute('name'));
  const links = document
    .querySelectorAll('a[target]')
    .filter((link) => frames.includes(link.getAttribute('target')));
  return [...new Set(links.map((link) => new URL(link.getAttribute('href') ?? '').origin))];
}

interface PageParts {
  document: HTMLElement;
  /** The text of each inline script and style, as it is written into the page. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origin of an API on another host; empty for the same origin. */
  api: string;
}

/**
 * The strictest Content-Security-Policy under which the page works: it allows the inline scripts and styles by hash and nothing
 * else inline. A page without islands may load no script at all. What only a header can say is in
 * packages/api/src/http/security-headers.ts.
 */
export function contentSecurityPolicy({ document, scripts, styles, api }: PageParts): string {
  const islands = document.querySelectorAll('astro-island');
  // islands that wait to be seen use no react-aria
  const usesReactAria = islands.some((island) => island.getAttribute('client') !== 'visible');
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...(islands.length > 0 ? ["'self'"] : []), ...hashesOf(scripts)],
    'style-src': ["'self'", ...(usesReactAria ? [REACT_ARIA_STYLE] : []), ...hashesOf(styles)],
    // widths of table columns and the like arrive as attributes; <style> and <link> stay strict
    'style-src-attr': document.querySelector('[style]') ? ["'unsafe-inline'"] : [],
    'img-src': ["'self'", 'data:'],
    'connect-src': api ? ["'self'", api] : [],
    'frame-src': frameOrigins(document),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // no text becomes HTML or script, except through the one policy of src/nav/trusted-types.ts
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scripts.some((script) => script.includes('trustedTypes')) ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
