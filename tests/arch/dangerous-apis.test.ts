import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** What runs in production: no tests, no stories, none of what only they use. */
const product = sourceFiles().filter(
  (file) =>
    !/\.(?:test|stories|samples)\.tsx?$|\/(?:testing|fuzz)\/|\/foundations\/|\/\.storybook\//.test(file),
);
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
const filesWith = (pattern: RegExp, within = /./) =>
  product.filter((file) => within.test(file) && pattern.test(withoutComments(text(file)))).toSorted();

const SERVER = /^packages\/api\//;

test('no text is run as code', () => {
  expect(filesWith(/\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*['"`]|javascript:/)).toEqual(
    [],
  );
});

test('no script writes HTML, and pages take in only what the build made', () => {
  expect(
    filesWith(
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|setHTMLUnsafe/i,
    ),
  ).toEqual([]);
  // structured data, rules for fetching ahead, drawings and the small scripts of src/nav
  expect(filesWith(/set:html/)).toEqual([
    'src/layouts/Document.astro',
    'src/layouts/Public.astro',
    'src/nav/InlineScript.astro',
    'src/sections/images/Picture.astro',
  ]);
});

test('no window takes messages from another', () => {
  expect(
    filesWith(/\bpostMessage\b|addEventListener\(\s*['"]message['"]|\bonmessage\b|\bWebSocket\b/),
  ).toEqual([]);
});

test('another program is started by backup and restore alone, and never through a shell', () => {
  expect(filesWith(/node:child_process|node:vm|node:worker_threads/, SERVER)).toEqual([
    'packages/api/src/backup/postgres-tools.ts',
  ]);
  expect(text('packages/api/src/backup/postgres-tools.ts')).not.toMatch(/shell:|(?<!\.)\bexec(?:Sync)?\(/);
});

test('the server calls the database and the mail server, and nobody else', () => {
  expect(
    filesWith(
      /^import (?!type\b).*from '(?:node:(?:https?|tls|dgram|dns)|pg|nodemailer|ofetch|undici)'|import\('(?:pg|nodemailer)'\)|globalThis\.fetch|\bhttps?\.(?:get|request)\(|= await fetch\(['"`]/m,
      SERVER,
    ),
  ).toEqual(
    [
      'packages/api/src/backup/postgres-tools.ts',
      'packages/api/src/db/postgres.ts',
      'packages/api/src/mail/transport.ts',
      // these two listen
      'packages/api/src/metrics/metrics-server.ts',
      'packages/api/src/start/listen.ts',
    ].toSorted(),
  );
});

test('no value is written into SQL as text', () => {
  expect(filesWith(/\bsql\.(?:raw|lit|literal|id)\b|\.rawQuery\(|CompiledQuery\.raw/, SERVER)).toEqual([]);
});

test('no pattern is made of what somebody typed', () => {
  // of addresses and lengths that the contract knows
  expect(filesWith(/new RegExp\(/)).toEqual([
    'packages/api/src/features/auth/recovery-codes.ts',
    'packages/api/src/http/route.ts',
    'packages/api/src/metrics/route-label.ts',
    'packages/ui/src/features/auth/check-code.ts',
  ]);
});

test('chance that nobody may foresee comes from the system, and a plain one serves for waiting alone', () => {
  expect(filesWith(/Math\.random\(/, SERVER)).toEqual(['packages/api/src/db/transaction.ts']);
});
