import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/arch/source-files.ts';
import { codeFiles, layerOf } from './import-graph.ts';

export interface Lengths {
  files: number;
  lines: number;
  median: number;
  percentile90: number;
  longest: { file: string; lines: number };
}

function summary(sizes: readonly { file: string; lines: number }[]): Lengths {
  const sorted = sizes.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.lines ?? 0;
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, { lines }) => sum + lines, 0),
    median: at(0.5),
    percentile90: at(0.9),
    longest: sorted.at(-1) ?? { file: '', lines: 0 },
  };
}

/** File lengths by layer of the import rules, and in total. */
export function fileLengths(folder = root): { byLayer: Map<string, Lengths>; all: Lengths } {
  const sizes = codeFiles(folder).map((file) => ({
    file,
    lines: readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length,
  }));
  const groups = Map.groupBy(sizes, ({ file }) => layerOf(file) ?? 'no layer');
  return {
    byLayer: new Map([...groups].map(([layer, list]) => [layer, summary(list)])),
    all: summary(sizes),
  };
}
