// Writes a page with the pictures of what looks different between two commits: node scripts/report/looks.ts v1 HEAD [looks.html]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = 'tests/snapshots';

const git = (args: readonly string[], cwd: string) => execFileSync('git', args, { cwd, maxBuffer: 2 ** 28 });

/** A snapshot that one of two commits lacks, or that differs. */
export interface Look {
  name: string;
  before?: Buffer;
  after?: Buffer;
}

/** Compares the snapshots of two commits. */
export function changedLooks(from: string, to: string, cwd = process.cwd()): Look[] {
  const changes = git(['diff', '--name-status', '--no-renames', '-z', from, to, '--', FOLDER], cwd);
  const fields = changes.toString().split('\0');
  return fields.flatMap((status, index): Look[] => {
    const file = fields[index + 1];
    if (index % 2 === 1 || !file?.endsWith('.png')) return [];
    const at = (commit: string) => git(['show', `${commit}:${file}`], cwd);
    return [
      {
        name: basename(file, '.png'),
        ...(status === 'A' ? {} : { before: at(from) }),
        ...(status === 'D' ? {} : { after: at(to) }),
      },
    ];
  });
}

const picture = (caption: string, bytes?: Buffer) =>
  `<figure><figcaption>${caption}</figcaption>${
    bytes ? `<img alt="" src="data:image/png;base64,${bytes.toString('base64')}">` : '<p>none</p>'
  }</figure>`;

/** Writes the differences as one HTML page, which needs no other file. */
export const looksPage = (title: string, looks: readonly Look[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px system-ui;margin:2rem}section{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-block:3rem}
h2{grid-column:1/-1;margin:0}figure{margin:0}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${title}</h1>
<p>${looks.length} of the pictures differ.</p>
${looks
  .map(
    ({ name, before, after }) =>
      `<section><h2>${name}</h2>${picture('before', before)}${picture('after', after)}</section>`,
  )
  .join('\n')}
</html>
`;

if (process.argv[1] === import.meta.filename) {
  const [from, to = 'HEAD', file = 'looks.html'] = process.argv.slice(2);
  if (!from) throw new Error('Name the older commit: node scripts/report/looks.ts @prahari/ui@1.0.0 HEAD');
  const looks = changedLooks(from, to);
  writeFileSync(file, looksPage(`What looks different: ${from} to ${to}`, looks));
  console.log(`${file}: ${looks.length} pictures differ`);
}
