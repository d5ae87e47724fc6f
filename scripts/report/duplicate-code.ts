import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../tests/arch/source-files.ts';
import { codeFiles } from './import-graph.ts';

/** Shorter repetitions are usually idioms and not duplication. */
const MIN_TOKENS = 50;

interface Token {
  text: string;
  line: number;
}

interface Place {
  file: number;
  /** Index of the first token. */
  start: number;
}

function tokensOf(source: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, source);
  const starts = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest).getLineStarts();
  const tokens: Token[] = [];
  let line = 0;
  let inImport = false;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= scanner.getTokenStart()) line += 1;
    if (kind === ts.SyntaxKind.ImportKeyword) inImport = true;
    if (!inImport) tokens.push({ text: scanner.getTokenText(), line: line + 1 });
    if (kind === ts.SyntaxKind.SemicolonToken) inImport = false;
  }
  return tokens;
}

/**
 * Groups of equal code of at least 50 tokens, imports left out, tests and stories left out: each as `file:line, file:line`. Overlapping
 * repetitions count once.
 */
export function duplicateGroups(folder = root): string[] {
  const files = codeFiles(folder).filter(
    (file) =>
      /^(?:src|packages|scripts)\/.*\.(?:ts|tsx|mjs)$/.test(file) &&
      !/\.(?:test|stories|samples)\.|\/(?:testing|fuzz)\//.test(file),
  );
  const tokens = files.map((file) => tokensOf(readFileSync(join(folder, file), 'utf8')));
  const windows = new Map<string, Place[]>();
  for (const [file, list] of tokens.entries()) {
    for (let start = 0; start + MIN_TOKENS <= list.length; start += 1) {
      const key = list
        .slice(start, start + MIN_TOKENS)
        .map(({ text }) => text)
        .join(' ');
      const places = windows.get(key);
      if (places) places.push({ file, start });
      else windows.set(key, [{ file, start }]);
    }
  }
  const groups: string[] = [];
  const continued = new Set<string>();
  for (const places of windows.values()) {
    if (places.length < 2) continue;
    const isContinued = places.every(({ file, start }) => continued.has(`${file} ${start}`));
    for (const { file, start } of places) continued.add(`${file} ${start + 1}`);
    if (!isContinued)
      groups.push(
        places.map(({ file, start }) => `${files[file]}:${tokens[file]?.[start]?.line}`).join(', '),
      );
  }
  return groups;
}
