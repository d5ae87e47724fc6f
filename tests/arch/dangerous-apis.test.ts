import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Files that run in production, without tests and stories. */
const product = sourceFiles().filter(
  (file) =>
    !/\.(?:test|stories|samples)\.tsx?$|\/(?:testing|fuzz)\/|\/foundations\/|\/\.storybook\//.test(file),
);
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
const filesWith = (pattern: RegExp, within = /./) =>
  product.filter((file) => within.test(file) && pattern.test(withoutComments(text(file)))).toSorted();

const SERVER = /^packages\/api\//;

test('no string is evaluated as code', () => {
  expect(
    filesWith(/\beval\s*\(|(?<![.\w])Function\s*\(|\bset(?:Timeout|Interval)\(\s*['"`]|javascript:/),
  ).toEqual([]);
});

test('no script writes HTML, and set:html is used only for build-time content', () => {
  expect(
    filesWith(
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|setHTMLUnsafe/i,
    ),
  ).toEqual([]);
  // structured data, speculation rules, SVG drawings and the inline scripts of src/nav
  expect(filesWith(/set:html/)).toEqual([
    'src/layouts/Document.astro',
    'src/layouts/Public.astro',
    'src/nav/InlineScript.astro',
    'src/sections/images/Picture.astro',
  ]);
});

test('no code uses WebSocket, and postMessage only for the worker of this site', () => {
  expect(
    filesWith(/\bpostMessage\b|addEventListener\(\s*['"]message['"]|\bonmessage\b|\bWebSocket\b/),
  ).toEqual(['src/offline/keep-page.ts']);
});

test('only backup and restore start a child process, without a shell', () => {
  expect(filesWith(/node:child_process|node:vm|node:worker_threads/, SERVER)).toEqual([
    'packages/api/src/backup/postgres-tools.ts',
  ]);
  expect(text('packages/api/src/backup/postgres-tools.ts')).not.toMatch(/shell:|(?<!\.)\bexec(?:Sync)?\(/);
});

test('the server connects only to the database, the mail server, a bucket and webhooks', () => {
  expect(
    filesWith(
      /^import (?!type\b).*from '(?:node:(?:https?2?|tls|dgram|dns)|pg|nodemailer|ofetch|undici|@bradenmacdonald\/s3-lite-client)'|^import (?!type\b){[^}]*\b(?:connect|createConnection|Socket)\b[^}]*} from 'node:net'|import\('(?:node:|pg'|nodemailer')|globalThis\.fetch|\bhttps?\.(?:get|request)\(|(?<![.\w])fetch\(|\b(?:EventSource|XMLHttpRequest|sendBeacon)\b/m,
      SERVER,
    ),
  ).toEqual(
    [
      'packages/api/src/backup/postgres-tools.ts',
      // its parameter `fetch` reads rows
      'packages/api/src/read-model/reply.ts',
      'packages/api/src/db/postgres.ts',
      'packages/api/src/db/postgres-options.ts',
      'packages/api/src/files/s3-files.ts',
      'packages/api/src/mail/transport.ts',
      // it checks each address first
      'packages/api/src/webhooks/send-webhook.ts',
      // these two accept connections and open none
      'packages/api/src/metrics/metrics-server.ts',
      'packages/api/src/http/listen.ts',
      // it refuses all other connections, and asks the driver where the database is
      'packages/api/src/startup/outbound.ts',
    ].toSorted(),
  );
});

test('no SQL is built from raw strings', () => {
  // Trigger bodies, grants and the settings of a role take no parameters; the names in them are constants, come from PostgreSQL or
  // are checked. Limits are numbers of ours.
  expect(filesWith(/\bsql\.(?:raw|lit|literal|id)\b|\.rawQuery\(|CompiledQuery\.raw/, SERVER)).toEqual([
    'packages/api/src/db/compiled.ts',
    'packages/api/src/db/migrations/baseline/run.ts',
    'packages/api/src/db/role-limits.ts',
    'packages/api/src/db/run-sql.ts',
  ]);
});

test('no regular expression is built from user input', () => {
  const built = product.flatMap((file) =>
    [...withoutComments(text(file)).matchAll(/(?<![.\w])RegExp\((.*)\)/g)].map(
      ([, source]) => `${file}: ${source}`,
    ),
  );
  // All are built from routes and lengths of the contract.
  expect(built.toSorted()).toEqual([
    'packages/api/src/features/auth/second-factor/recovery-codes.ts: `^[${READABLE_ALPHABET}]{10}$`',
    'packages/api/src/http/access.ts: `^/api${pathPattern(path)}$`',
    "packages/api/src/metrics/route-label.ts: `^${path.replace(/\\{\\w+\\}/g, '[^/]+')}$`) })",
    'packages/ui/src/features/auth/check-code.ts: `^\\\\d{${OTP_LENGTH}}$`',
  ]);
  // These methods make a regular expression of a string.
  expect(filesWith(/\.(?:match|matchAll|search)\((?!\/|\))/, SERVER)).toEqual([]);
});

test('Math.random is used on the server only for retry delays', () => {
  expect(filesWith(/Math\.random\(/, SERVER)).toEqual(['packages/api/src/db/transaction.ts']);
});
