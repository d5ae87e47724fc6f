import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A cell as LibreOffice holds it, and shows it. An empty one has neither. */
export interface ShownCell {
  type: 'string' | 'float' | 'date' | '';
  text: string;
}

const PROGRAM = 'soffice';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (xml: string): string => xml.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all);
const attribute = (xml: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

/** Reads the cells of a flat OpenDocument file. @throws Error for a formula */
function cellsOf(fods: string): ShownCell[][] {
  const rows = fods.match(/<table:table-row[ >].*?<\/table:table-row>/gs) ?? [];
  return rows.flatMap((row): ShownCell[][] => {
    const cells = row.match(/<table:table-cell\b[^>]*?(?:\/>|>.*?<\/table:table-cell>)/gs) ?? [];
    const read = cells.flatMap((cell): ShownCell[] => {
      const head = /^<[^>]*>/.exec(cell)?.[0] ?? '';
      if (head.includes('table:formula')) throw new Error(`A formula: ${cell}`);
      const lines = (cell.match(/<text:p>.*?<\/text:p>/gs) ?? []).map((line) => line.replace(/<[^>]*>/g, ''));
      const type = attribute(head, 'office:value-type') as ShownCell['type'];
      const shown = { type, text: decoded(lines.join('\n')) };
      // Empty cells up to the sheet's last column come as one.
      const repeated = Number(attribute(head, 'table:number-columns-repeated') || 1);
      return Array.from({ length: Math.min(repeated, 100) }, () => shown);
    });
    return read.some(({ type }) => type !== '') ? [read] : [];
  });
}

/** True if LibreOffice is installed. */
export const hasLibreOffice = (): boolean =>
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Opens workbooks in LibreOffice and returns the cells that it shows, by name.
 * @throws Error that names the Debian package where it is not installed
 */
export function cellsInLibreOffice(workbooks: ReadonlyMap<string, Uint8Array>): Map<string, ShownCell[][]> {
  if (!hasLibreOffice()) throw new Error('LibreOffice is not installed: apt-get install libreoffice-calc');
  const folder = mkdtempSync(join(tmpdir(), 'prahari-sheets-'));
  try {
    const files = [...workbooks].map(([name, bytes]) => {
      const file = join(folder, `${name}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    // A profile of its own: one that another LibreOffice uses is locked.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const { status, stderr } = spawnSync(
      PROGRAM,
      [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, ...files],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
    return new Map(
      [...workbooks.keys()].map((name) => [
        name,
        cellsOf(readFileSync(join(folder, `${name}.fods`), 'utf8')),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
