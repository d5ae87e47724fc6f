// Lists the promises of docs/security/promises.md and runs their tests: `npm run prove -- promises`.
import { spawnSync } from 'node:child_process';
import { listedPromises, promisesInPages } from '../../tests/arch/promises.ts';

const promises = listedPromises();
const listed = new Set(promises.map(({ sentence }) => sentence));
const without = promisesInPages().filter(({ sentence }) => !listed.has(sentence));

for (const { sentence, tests } of promises) {
  console.log(sentence);
  for (const { file, title } of tests) console.log(`  ${file} › ${title}`);
}
for (const { file, sentence } of without) console.log(`WITHOUT A TEST, ${file}: ${sentence}`);

const files = [...new Set(promises.flatMap(({ tests }) => tests.map(({ file }) => file)))];
const vitest = (config: string) => ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`];
const runners: [RegExp, string[]][] = [
  [/^packages\/api\//, vitest('vitest.api.config.ts')],
  [/^tests\/(?:fault|load|prove)\//, vitest('vitest.fault.config.ts')],
  [/^tests\/e2e\//, ['node_modules/@playwright/test/cli.js', 'test']],
  [/^(?:packages\/(?!api\/)|tests\/(?:unit|arch|build)\/)/, vitest('vitest.node.config.ts')],
];
const results = runners.map(([folder, args]) => {
  const chosen = files.filter((file) => folder.test(file));
  if (chosen.length === 0) return true;
  return spawnSync(process.execPath, [...args, ...chosen], { stdio: 'inherit' }).status === 0;
});
console.log(`${promises.length} promises, ${without.length} without a test`);
process.exit(without.length === 0 && results.every(Boolean) ? 0 : 1);
