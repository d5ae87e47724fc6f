import { type HTMLElement, parse } from 'node-html-parser';

/** Parses noscript as elements. Keeps comments, because React hydrates by them. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** Script types that browsers execute or apply; other types are data without a policy. */
const EXECUTABLE = new Set(['', 'module', 'speculationrules']);

/** Returns the text of each inline script that is not data. */
export const inlineScripts = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('script')
    .filter((script) => script.rawText && EXECUTABLE.has(script.getAttribute('type') ?? ''))
    .map((script) => script.rawText);
