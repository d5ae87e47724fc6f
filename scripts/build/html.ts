import { type HTMLElement, parse } from 'node-html-parser';

/** Only the content of scripts and styles is text; noscript holds elements. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } });

/** What a browser executes or applies. A script of any other type is data, to which no policy applies. */
const EXECUTABLE = new Set(['', 'module', 'speculationrules']);

/** The text of each script that is written in the page itself and is no data. */
export const inlineScripts = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('script')
    .filter((script) => script.rawText && EXECUTABLE.has(script.getAttribute('type') ?? ''))
    .map((script) => script.rawText);
