import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import type { Mutation } from './mutations/mutation.ts';
import { mutations } from './mutations/mutations.ts';
import { copyRepository } from './repository-copy.ts';

type Engine = 'sqlite' | 'postgres';

interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** A short run breaks one control per test file. */
const { PROVE_MUTATIONS: chosen } = process.env;
const inRun = isFullRun ? mutations : [...new Map(mutations.map((one) => [one.testFile, one])).values()];
const selected = chosen
  ? mutations.filter(({ ids, file }) => file.includes(chosen) || ids.some((id) => id.startsWith(chosen)))
  : inRun;

let folder = '';
let detected = 0;

/** Without this Vitest's variables, the started one would act as its worker. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|MODE|PROVE)/.test(name)),
);

/** Converts a title in asvs.md to a pattern; placeholders match anything. */
const pattern = (title: string): string =>
  title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/%[a-z]/g, '.*');

/** Returns the arguments that select the project of a file. */
function projectOf(file: string, engine: Engine): string[] {
  if (file.startsWith('packages/api/'))
    return ['--config', 'vitest.api.config.ts', '--project', `api-${engine}`];
  return file.startsWith('tests/prove/') ? ['--config', 'vitest.fault.config.ts'] : [];
}

/** Returns the results of a file's tests; empty when it can't be loaded. */
async function run(
  file: string,
  titles: readonly string[],
  engine: Engine = 'sqlite',
): Promise<TestResult[]> {
  const report = join(folder, 'results.json');
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    file,
    ...projectOf(file, engine),
    '-t',
    titles.map(pattern).join('|'),
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  let output = '';
  await new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...environment, PROVE: 'short' } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', done);
  });
  let results: { assertionResults: TestResult[] }[];
  try {
    ({ testResults: results } = JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    throw new Error(`Vitest made no report: ${output}`);
  }
  return results.flatMap(({ assertionResults }) => assertionResults);
}

const withTitle = (results: TestResult[], title: string) =>
  results.filter(({ fullName, status }) => status !== 'skipped' && new RegExp(pattern(title)).test(fullName));

/** Runs the tests of a mutation in the changed repository. */
async function runMutated({
  file,
  text,
  replacement,
  testFile,
  title,
  engine,
}: Mutation): Promise<TestResult[]> {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before.split(text)).toHaveLength(2);
  writeFileSync(
    path,
    before.replace(text, () => replacement),
  );
  const results = await run(testFile, [title], engine);
  writeFileSync(path, before);
  return withTitle(results, title);
}

beforeAll(() => {
  expect(selected.length, `mutations of ${chosen}`).toBeGreaterThan(0);
  folder = copyRepository();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  reportResult({
    proof: 'Tests that asvs.md cites fail when the control is broken',
    done: `${formatNumber(selected.length)} controls broken, one at a time`,
    found: `${formatNumber(detected)} detected, for ${formatNumber(new Set(selected.flatMap(({ ids }) => ids)).size)} requirements`,
  });
});

describe('without a mutation', () => {
  const files = Map.groupBy(selected, ({ testFile, engine = 'sqlite' }) => `${testFile} on ${engine}`);
  test.each([...files])('the cited tests of %s pass', async (_, [first, ...others]) => {
    if (!first) throw new Error('a file without tests');
    const titles = [...new Set([first, ...others].map(({ title }) => title))];
    const results = await run(first.testFile, titles, first.engine);
    for (const title of titles) {
      const found = withTitle(results, title);
      expect(found.length, title).toBeGreaterThan(0);
      const failures = found
        .filter(({ status }) => status !== 'passed')
        .flatMap(({ failureMessages }) => failureMessages);
      expect(failures, title).toEqual([]);
    }
  });
});

describe('with a mutation', () => {
  const named = selected.map((mutation) => {
    const [line] = mutation.text.trim().split('\n');
    return [`${mutation.ids.join(' ')}: ${mutation.file}: ${line}`, mutation] as const;
  });
  test.each(named)('the cited test fails under the mutation: %s', async (_, mutation) => {
    const failures = (await runMutated(mutation)).flatMap(({ failureMessages }) => failureMessages);
    // An error other than an assertion may come from the mutation itself.
    expect(failures).toContainEqual(
      expect.stringMatching(/^AssertionError|^Error: promise (?:resolved|rejected)/),
    );
    detected += 1;
  });
});
