// Prints the size of the code, and how much of it one request and one click run; with `--names` which functions.

import { foldersInCircles } from '../../tests/arch/circles.ts';
import { importGraph } from '../../tests/arch/import-graph.ts';
import { calledByClick } from './click.ts';
import { codeSize } from './lines.ts';
import { calledByRequest } from './request.ts';

const size = codeSize();
const circles = foldersInCircles((await importGraph()).modules);
const sqlite = await calledByRequest('sqlite');
const postgres = await calledByRequest('postgres');
const click = await calledByClick();

/** Each figure at commit 57ca1819, now, and its limit. Features may make the code longer. */
const rows: readonly (readonly [what: string, before: number, now: number, most?: number])[] = [
  ['product lines', 74_100, size.product],
  ['lines of tests and stories', 57_400, size.tests],
  ['lines of scripts', 6_650, size.scripts, 4_500],
  ['files for GET /client/bills, SQLite', 20, sqlite.files, 14],
  ['functions for GET /client/bills, SQLite', 61, sqlite.functions, 40],
  ['files for GET /client/bills, PostgreSQL', 22, postgres.files, 14],
  ['functions for GET /client/bills, PostgreSQL', 87, postgres.functions, 40],
  ['files for a click on Mark as Paid', 45, click.files, 25],
  ['functions for a click on Mark as Paid', 125, click.functions, 60],
  ['files of the contract', 161, size.contractFiles, 90],
  ['folders in import circles', 21, circles.length, 0],
];

console.log('| what | before | now | at most | |\n| --- | ---: | ---: | ---: | --- |');
for (const [what, before, now, most] of rows)
  console.log(
    `| ${what} | ${before} | ${now} | ${most ?? '–'} | ${now <= (most ?? now) ? 'met' : 'missed'} |`,
  );
if (circles.length > 0) console.log(`\nFolders in import circles:\n${circles.join('\n')}`);
