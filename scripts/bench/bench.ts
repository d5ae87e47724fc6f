// Bytes of the build, start and memory of the server, calls of the API compared with other servers, and lists at two sizes:
// `npm run bench`.
import { parseArgs } from 'node:util';
import { benchCalls } from './bench-calls.ts';
import { benchBoot } from './boot.ts';
import { benchBytes } from './bytes.ts';
import type { Engine } from './company.ts';
import { USUAL_SIZE } from './data.ts';
import { benchLists } from './lists.ts';
import { printVerdicts, type Verdict } from './verdict.ts';

const USAGE = `npm run bench -- [options]
  --bytes         only the bytes of pages, contract and components
  --boot          only the start of the server
  --calls         only the calls of the API
  --lists         only the lists of the API, at two sizes
  --only TEXT     only calls whose name has the text: login; of lists, whose path and query have it, or one of several: sort=amount,sort=-amount
  --sizes A,B     rows of the lists (1000,100000)
  --engine NAME   sqlite, postgres or both (both)
  --rounds N      how often each call is measured on each server (5)
  --seconds N     for how long (3)
  --quick         a small company on SQLite and one short round: shows that everything works, its figures mean nothing`;

const QUICK = {
  size: { guards: 200, clients: 1_000, bills: 2_000 },
  rounds: { count: 1, seconds: 1, requestsEach: 2 },
};

function refuse(reason: string): never {
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  const flag = { type: 'boolean' as const, default: false };
  const text = (value: string) => ({ type: 'string' as const, default: value });
  try {
    return parseArgs({
      options: {
        bytes: flag,
        boot: flag,
        calls: flag,
        lists: flag,
        quick: flag,
        only: text(''),
        engine: text('both'),
        rounds: text('5'),
        seconds: text('3'),
        sizes: text('1000,100000'),
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const options = readOptions();
const rounds = { count: Number(options.rounds), seconds: Number(options.seconds) };
if (!Number.isInteger(rounds.count) || rounds.count < 1) refuse('--rounds is a whole number, 1 or more.');
if (!(rounds.seconds > 0)) refuse('--seconds is a number above 0.');
const all: readonly Engine[] = ['sqlite', 'postgres'];
const engines = options.engine === 'both' ? all : all.filter((one) => one === options.engine);
if (engines.length === 0) refuse('--engine is sqlite, postgres or both.');
const [small = Number.NaN, large = Number.NaN, ...others] = options.sizes.split(',').map(Number);
if (!(small >= 1 && large >= small) || others.length > 0) refuse('--sizes are two numbers: 1000,100000.');
const isSelected = (part: 'bytes' | 'boot' | 'calls' | 'lists') =>
  options[part] || !(options.bytes || options.boot || options.calls || options.lists);

const verdicts: Verdict[] = [];
if (isSelected('bytes')) await benchBytes();
if (isSelected('boot')) verdicts.push(...(await benchBoot()));
if (isSelected('calls'))
  verdicts.push(
    ...(await benchCalls({
      only: options.only,
      ...(options.quick ? { ...QUICK, engines: ['sqlite'] } : { size: USUAL_SIZE, rounds, engines }),
    })),
  );
if (isSelected('lists') && !options.quick)
  verdicts.push(...(await benchLists({ engines, sizes: [small, large], only: options.only })));
if (verdicts.length > 0 && !options.quick) printVerdicts(verdicts);
