// Measures what docs/performance.md promises: `npm run bench -- --help` lists the options.
import { parseArgs } from 'node:util';
import { benchCalls } from './bench-calls.ts';
import { calls } from './calls.ts';
import type { CompanySize, Engine } from './company.ts';
import type { Rounds } from './compare.ts';
import { type Gate, printGates } from './gates.ts';
import { benchLists } from './lists.ts';
import { benchSite } from './site.ts';

const USAGE = `npm run bench -- [options]
  --calls         only the API and first loads of the office and a guard
  --site          only Lighthouse on the public pages
  --only TEXT     only calls whose name has the text; lists; first loads
  --engine NAME   sqlite, postgres or both (both)
  --rounds N      how often each call and each page is measured (5)
  --quick         small companies, one short round, on SQLite unless --engine says otherwise: shows that everything works, its figures mean nothing`;

const text = (value: string) => ({ type: 'string' as const, default: value });
const flag = { type: 'boolean' as const, default: false };
const { values: options } = parseArgs({
  options: {
    calls: flag,
    site: flag,
    only: text(''),
    engine: text('both'),
    rounds: text('5'),
    quick: flag,
    help: flag,
  },
});
const count = Number(options.rounds);
const engines = (['sqlite', 'postgres'] as const).filter((one) => ['both', one].includes(options.engine));
if (options.help || engines.length === 0 || !(Number.isInteger(count) && count > 0)) {
  console.log(USAGE);
  process.exit(options.help ? 0 : 2);
}

/** The sizes of the companies, and the duration of calls. */
interface Measurement {
  engines: readonly Engine[];
  size: CompanySize;
  sizes: readonly [number, number];
  rounds: Rounds;
}
const usual: Measurement = {
  engines,
  size: { guards: 10_000, clients: 10_000, bills: 50_000 },
  sizes: [1_000, 100_000],
  rounds: { count, seconds: 3 },
};
const quick: Measurement = {
  engines: options.engine === 'both' ? ['sqlite'] : engines,
  size: { guards: 200, clients: 1_000, bills: 5_000 },
  sizes: [100, 200],
  rounds: { count: 1, seconds: 1, requestsEach: 2 },
};
const { engines: measured, size, sizes, rounds } = options.quick ? quick : usual;
const selected = calls.filter(({ name }) => name.includes(options.only));
const selectsLists = ['lists', 'first loads'].some((name) => name.includes(options.only));

const gates: Gate[] = [];
try {
  if (options.calls || !options.site) {
    for (const engine of measured) {
      if (selected.length > 0) gates.push(...(await benchCalls(engine, { calls: selected, size, rounds })));
      if (selectsLists) gates.push(...(await benchLists(engine, { sizes, only: options.only })));
    }
  }
  if (options.site || !options.calls)
    gates.push(...(await benchSite(rounds.count, options.quick ? 1 : undefined)));
} finally {
  printGates(gates);
}
process.exitCode = options.quick || gates.every(({ isMet }) => isMet) ? 0 : 1;
