import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';

describe('countVitest', () => {
  test('a failed test is named with its file and the first lines of its errors', () => {
    const report = {
      numPassedTests: 4,
      testResults: [
        {
          name: `${process.cwd()}/tests/unit/one.test.ts`,
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'one works' },
            {
              status: 'failed',
              fullName: 'one fails',
              failureMessages: [`\u001b[31mError: expected 1\u001b[39m\n\n${'  at x\n'.repeat(40)}`],
            },
          ],
        },
      ],
    };
    const { passed, failures } = countVitest(report);
    expect(passed).toBe(4);
    const lines = failures.join().split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'tests/unit/one.test.ts › one fails: Error: expected 1',
      '      at x',
    ]);
    expect(lines).toHaveLength(8);
  });

  test('a file that cannot be loaded is a failure', () => {
    const file = {
      name: `${process.cwd()}/broken.test.ts`,
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    };
    expect(countVitest({ numPassedTests: 0, testResults: [file] }).failures).toEqual([
      'broken.test.ts › the file: Cannot find module',
    ]);
  });
});

describe('countPlaywright', () => {
  test('tests that failed or were flaky are named and those that passed are not', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'login.e2e.ts',
      title,
      tests: [
        {
          status,
          results: [
            { errors: messages.map((message) => ({ message, location: { file: 'login.e2e.ts', line: 7 } })) },
          ],
        },
      ],
    });
    const report = {
      stats: { expected: 1 },
      errors: [],
      suites: [
        {
          specs: [spec('passes', 'expected')],
          suites: [
            {
              specs: [
                spec('fails', 'unexpected', 'Timeout\nlog', 'page closed'),
                spec('sometimes fails', 'flaky'),
              ],
            },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failures: [
        'login.e2e.ts › fails: line 7: Timeout\n    log\n    line 7: page closed',
        'login.e2e.ts › sometimes fails',
      ],
    });
  });
});
