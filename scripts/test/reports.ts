// Reads the JSON reports of Vitest and Playwright.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counted {
  passed: number;
  /** File, title and first error lines of each failed test. */
  failures: string[];
}

/** Enough for the expected and received values of an assertion. */
const MAX_LINES = 8;

function firstLines(text = ''): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter((line) => line.trim())
    .slice(0, MAX_LINES)
    .join('\n    ')
    .trim();
}
function failure(file: string, title: string, messages: readonly (string | undefined)[] = []): string {
  const errors = messages.map(firstLines).filter(Boolean);
  return `${file} › ${title}${errors.length > 0 ? `: ${errors.join('\n    ')}` : ''}`;
}

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Counts a file that could not be loaded as one failure. */
export function countVitest({ numPassedTests, testResults }: VitestReport): Counted {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, 'the file', [message])];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages ?? []));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors?: PlaywrightError[] }[] }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: { message?: string }[];
}

const described = ({ message = '', location }: PlaywrightError) =>
  location ? `line ${location.line}: ${message}` : message;

/** Counts a test that failed and then passed as failed. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Counted {
  const ofSuite = ({ suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...inner.flatMap(ofSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failure(
            file,
            title,
            results.flatMap(({ errors = [] }) => errors.map(described)),
          ),
        ),
    ),
  ];
  const messages = errors.map(({ message }) => firstLines(message));
  return { passed: stats.expected, failures: [...suites.flatMap(ofSuite), ...messages] };
}
