import { type HTMLElement, parse } from 'node-html-parser';

/** Parses noscript as elements; only scripts and styles are text. Comments stay, because React hydrates by them. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** Types of scripts that browsers execute or apply. Scripts of other types are data, to which no policy applies. */
const EXECUTABLE = new Set(['', 'module', 'speculationrules']);

/** The text of each inline script that is not data. */
export const inlineScripts = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('script')
    .filter((script) => script.rawText && EXECUTABLE.has(script.getAttribute('type') ?? ''))
    .map((script) => script.rawText);
