// What the JSON reports of Vitest and Playwright say of a run.
import { relative } from 'node:path';

export interface Counted {
  passed: number;
  /** A line for each test that failed: file, title and the first line of the error. */
  failures: string[];
}

/** Escape sequences of terminals that color text. */
const COLOR_CODES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = (text = '') => text.replaceAll(COLOR_CODES, '').trim().split('\n')[0] ?? '';
const line = (file: string, title: string, message?: string) =>
  `${file} › ${title}${message ? `: ${firstLine(message)}` : ''}`;

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** A file that could not be loaded counts as one failure. */
export function countVitest({ numPassedTests, testResults }: VitestReport): Counted {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [line(file, 'the file', message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  /** Errors outside of a test. */
  errors: { message?: string }[];
}

/** A test that failed and then passed counts as failed. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Counted {
  const ofSuite = ({ suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => line(file, title, results.find(({ error }) => error)?.error?.message)),
    ),
  ];
  const messages = errors.map(({ message }) => firstLine(message));
  return { passed: stats.expected, failures: [...suites.flatMap(ofSuite), ...messages] };
}
