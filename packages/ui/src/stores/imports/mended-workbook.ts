import { zipSync } from 'fflate';
import { columnOf } from './cell-addresses.ts';
import type { WorkbookFiles } from './unpacked-workbook.ts';

/** Rows hidden by hand or by a filter, and cells that are merged downwards; rows and columns from 0. */
export interface SheetLayout {
  hidden: number[];
  merged: { column: number; from: number; to: number }[];
}

export interface MendedWorkbook {
  /** A workbook that the reader reads as Excel does. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The sheets that Excel shows, in their order. */
  layouts: SheetLayout[];
}

const WORKBOOK = 'xl/workbook.xml';
const SHEET = /<(?:\w+:)?sheet(?=\s)[^<>]*>/g;
const RELATIONSHIP = /<(?:\w+:)?Relationship(?=\s)[^<>]*>/g;
const HIDDEN_ROW = /<(?:\w+:)?row(?=\s)(?=[^<>]*\shidden\s*=\s*["'](?:1|true)["'])[^<>]*>/g;
const MERGED = /<(?:\w+:)?mergeCell(?=\s)[^<>]*\sref\s*=\s*["']([A-Z]+)(\d+):[A-Z]+(\d+)["']/g;

const STYLE = /(<(?:\w+:)?c(?=\s)[^<>]*)\ss\s*=\s*["']\d+["']/g;

/** Returns the value of an attribute, whatever its prefix; empty without one. */
const attribute = (tag: string, name: string): string => {
  const all = [...tag.matchAll(/\s(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const [, , value, quoted] = all.find(([, each]) => each === name) ?? [];
  return value ?? quoted ?? '';
};

/** Returns the paths of worksheets by the id of their relationship; sheets of charts and macros are none. */
function worksheetPaths(files: WorkbookFiles): Map<string, string> {
  const tags = files.get('xl/_rels/workbook.xml.rels')?.match(RELATIONSHIP) ?? [];
  return new Map(
    tags
      .filter((tag) => attribute(tag, 'Type').endsWith('/worksheet'))
      .map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target').replace(/^\/xl\/|^\//, '')]),
  );
}

const layoutOf = (xml: string): SheetLayout => ({
  hidden: [...xml.matchAll(HIDDEN_ROW)].map(([tag]) => Number(attribute(tag, 'r')) - 1),
  merged: [...xml.matchAll(MERGED)].flatMap(([, letters = '', from, to]) =>
    to === from ? [] : [{ column: columnOf(letters), from: Number(from) - 1, to: Number(to) - 1 }],
  ),
});

/** Shows errors as Excel does, also for formulas that no program has calculated; keeps days in UTC. */
const mendedSheet = (xml: string): string =>
  xml
    .replace(/(<(?:\w+:)?c\s[^<>]*\bt\s*=\s*)(["'])e\2/g, '$1$2str$2')
    .replace(
      /<((?:\w+:)?)c(?=\s)[^<>]*(\sr\s*=\s*["']\w+["'])[^<>]*>\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*<\/\1c>/g,
      '<$1c$2 t="str"><$1v>#CALC!</$1v></$1c>',
    )
    .replace(/(<(?:\w+:)?c\s[^<>]*\bt\s*=\s*["']d["'][^<>]*>\s*<(?:\w+:)?v>[\d-]+T[\d:.]+)(?=<)/g, '$1Z');

/** Mends what Excel opens and the reader does not, or reads as something else, and leaves out hidden sheets. */
export function mendWorkbook(files: WorkbookFiles): MendedWorkbook {
  const workbook = files.get(WORKBOOK) ?? '';
  const paths = worksheetPaths(files);
  const sheets = (workbook.match(SHEET) ?? []).filter((tag) => paths.has(attribute(tag, 'id')));
  const shown = sheets.filter((tag) => !/hidden/i.test(attribute(tag, 'state')));
  const used = new Set(shown.length > 0 ? shown : sheets);
  const mended = new Map(files);
  mended.set(
    WORKBOOK,
    workbook
      .replace(SHEET, (tag) => (used.has(tag) ? tag : ''))
      .replace(/(\sdate1904\s*=\s*["'])true(?=["'])/, '$11'),
  );
  const hasStyles = files.has('xl/styles.xml');
  const layouts = [...used].map((tag) => {
    const path = `xl/${paths.get(attribute(tag, 'id'))}`;
    const xml = files.get(path) ?? '';
    mended.set(path, hasStyles ? mendedSheet(xml) : mendedSheet(xml).replace(STYLE, '$1'));
    return layoutOf(xml);
  });
  const encoder = new TextEncoder();
  const packed = Object.fromEntries([...mended].map(([path, xml]) => [path, encoder.encode(xml)]));
  return { bytes: zipSync(packed, { level: 0 }), layouts };
}

/** Steps of filling in all merged cells of a sheet; a list of people needs a few thousand. */
const MAX_STEPS = 200_000;

/** Writes the text of cells that are merged downwards into each of their rows, as people see it. */
export function fillMerged(rows: string[][], { merged }: SheetLayout): string[][] {
  const filled = rows.map((cells) => [...cells]);
  let left = MAX_STEPS;
  for (const { column, from, to } of merged) {
    const text = rows[from]?.[column] ?? '';
    for (let row = from + 1; text && row <= Math.min(to, rows.length - 1) && left > 0; row += 1) {
      left -= 1;
      const cells = filled[row];
      if (cells && !cells[column]) cells[column] = text;
    }
  }
  return filled;
}
