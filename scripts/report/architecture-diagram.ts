import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type ICruiseResult } from 'dependency-cruiser';
import { root } from '../../tests/arch/source-files.ts';

const DOCUMENT = join(root, 'docs/architecture.md');
const BLOCK = /(?<=\n```mermaid\n)[\s\S]*?(?=\n```\n)/;

/** Folders that become one node each. */
const NODES =
  '^(?:packages/contract/src|packages/ui/src/api/hosted|packages/(?:ui|api)/src/[^/]+(?=/)|src/[^/]+(?=/))';
const LEFT_OUT = [
  'node_modules',
  '\\.(?:test|stories|samples)\\.',
  '/(?:testing|fuzz|foundations|demo)/',
  '^packages/ui/src/pages/',
  '^packages/ui/[^/]+\\.config\\.ts$',
  '\\.(?:d\\.ts|css|svg|json)$',
  '^src/assets/',
].join('|');

/** The imports between folders as a Mermaid flowchart. */
export async function architectureDiagram(graph: ICruiseResult): Promise<string> {
  const { output } = await format(graph, {
    outputType: 'mermaid',
    includeOnly: '^(?:src|packages)/',
    exclude: LEFT_OUT,
    collapse: NODES,
  });
  return String(output).trim();
}

/** The diagram in docs/architecture.md. */
export const documentedDiagram = (): string => BLOCK.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '';

export const writeDiagram = (diagram: string): void =>
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(BLOCK, () => diagram),
  );
