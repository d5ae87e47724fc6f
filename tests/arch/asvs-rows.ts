import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

interface AsvsRow {
  id: string;
  verdict: string;
  how: string;
  /** From `path › words of the test title`. */
  proofs: { file: string; title: string }[];
}

function proofsIn(cell: string): AsvsRow['proofs'] {
  return cell
    .split('<br>')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [file = '', title = ''] = line.split(' › ');
      return { file: file.replaceAll('`', ''), title };
    });
}

/** docs/security/asvs.md. */
export const asvsText = (): string => readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');

/** Rows of docs/security/asvs.md: `| id | verdict | how | proofs |`. */
export const asvsRows = (): AsvsRow[] =>
  [...asvsText().matchAll(/^\| (V[\d.]+) \|(.*)\|$/gm)].map(([, id = '', cells = '']) => {
    const [verdict = '', how = '', proofs = ''] = cells.split('|').map((cell) => cell.trim());
    return { id, verdict, how, proofs: proofsIn(proofs) };
  });
