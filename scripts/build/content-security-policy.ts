import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { inlineScripts } from './html.ts';

/** The hash of react-aria's <style> for touch-action; changes only with its version. */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const hashesOf = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

/** Returns origins of frames that a script of the page adds (src/sections/office-map.ts). */
function frameOrigins(document: HTMLElement): string[] {
  const frames = document.querySelectorAll('iframe[data-map]');
  return [...new Set(frames.map((frame) => new URL(frame.getAttribute('data-map') ?? '').origin))];
}

/**
 * Returns the strictest policy under which the page works: inline code by hash only.
 * @param api origin of an API on another host; empty for the same origin
 */
export function contentSecurityPolicy(document: HTMLElement, api: string): string {
  const scripts = inlineScripts(document);
  const styles = document.querySelectorAll('style').map((style) => style.rawText);
  const islands = document.querySelectorAll('astro-island');
  // Lazy islands don't use react-aria.
  const usesReactAria = islands.some((island) => island.getAttribute('client') !== 'visible');
  const frames = frameOrigins(document);
  // The script asks whether a frame's site answers before it adds the frame.
  const connections = [...(api ? [api] : []), ...frames];
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...(islands.length > 0 ? ["'self'"] : []), ...hashesOf(scripts)],
    'style-src': ["'self'", ...(usesReactAria ? [REACT_ARIA_STYLE] : []), ...hashesOf(styles)],
    // Allows style attributes, such as column widths; <style> and <link> stay restricted.
    'style-src-attr': document.querySelector('[style]') ? ["'unsafe-inline'"] : [],
    'img-src': ["'self'", 'data:'],
    'connect-src': connections.length > 0 ? ["'self'", ...connections] : [],
    'frame-src': frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Strings become HTML or script only through the policy in src/nav/trusted-types.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scripts.some((script) => script.includes('trustedTypes')) ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
