import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

const PAGES = ['docs/security/{controls,threat-model}.md', 'docs/operate/*.md'];
const LIST = 'docs/security/promises.md';
const PROMISE = /\b(?:cannot|can['’]t|never|always|nobody|no one|no other|at most|only)\b/i;

/** The paragraphs, list items and table cells of a page, without code. */
function blocksOf(page: string): string[] {
  const prose = page.replace(/^```.*?^```$/gms, '');
  return prose
    .split(/\n(?=\n|[|#-]|\d+\. )/)
    .flatMap((block) => (block.trim().startsWith('|') ? block.split(' | ') : [block]))
    .map((block) => block.replace(/\s+/g, ' ').trim());
}

const withoutCode = (sentence: string) => sentence.replace(/`[^`]*`/g, '');

/** The sentences of the security and operation pages that say cannot, never, always, nobody, at most or only. */
export function promisesInPages(): { file: string; sentence: string }[] {
  return globSync(PAGES, { cwd: root })
    .sort()
    .flatMap((file) =>
      blocksOf(readFileSync(join(root, file), 'utf8'))
        .flatMap((block) => block.split(/(?<=[.?!]\**)\s+(?=[*A-Z`])/))
        .filter((sentence) => PROMISE.test(withoutCode(sentence)))
        .map((sentence) => ({ file, sentence: sentence.replace(/^[-|]\s*|\s*\|$/g, '') })),
    );
}

export interface ListedPromise {
  sentence: string;
  tests: { file: string; title: string }[];
}

/** Rows of docs/security/promises.md: `| sentence | `file` › title<br>… |`. */
export function listedPromises(): ListedPromise[] {
  const rows = readFileSync(join(root, LIST), 'utf8').matchAll(/^\| (.+) \| (`.+) \|$/gm);
  return Array.from(rows, ([, sentence = '', tests = '']) => ({
    sentence,
    tests: Array.from(tests.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g), ([, file = '', title = '']) => ({
      file,
      title,
    })),
  }));
}
