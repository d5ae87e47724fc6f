import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CODE = /\.(?:ts|tsx|astro|css|mjs|js|mdx|html)$/;
const TEST = /\.(?:test|stories|e2e)\.|(?:^|\/)(?:testing|fuzz|mock-api|tests)\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .trim()
  .split('\n');

const linesOf = (counted: readonly string[]): number =>
  counted.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** Counts lines of tracked code, and the files of the contract. */
export function codeSize() {
  const code = files.filter((file) => CODE.test(file));
  const tests = code.filter((file) => TEST.test(file));
  const others = code.filter((file) => !TEST.test(file));
  return {
    product: linesOf(others.filter((file) => /^(?:packages|src|\.storybook)\//.test(file))),
    tests: linesOf(tests),
    scripts: linesOf(others.filter((file) => file.startsWith('scripts/'))),
    contractFiles: others.filter((file) => file.startsWith('packages/contract/src/')).length,
  };
}
