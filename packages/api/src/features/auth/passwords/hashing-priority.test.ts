import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Prints the niceness of the main thread and the highest of all threads, after a hash. */
const HASH = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { hashPassword } from ${JSON.stringify(join(import.meta.dirname, 'passwords.ts'))};
  await hashPassword('correct horse battery');
  const nicenessOf = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
  console.log(getPriority(), Math.max(...readdirSync('/proc/self/task').map(nicenessOf)));
  process.exit();
`;

// Only root may start a process with a niceness below 0. For others, `nice` warns and starts it with 0.
test.skipIf(process.platform !== 'linux').each([0, -5, 10, 17])(
  'a process of niceness %i hashes passwords in threads of lower priority',
  async (niceness) => {
    const { stdout } = await run('nice', [
      '-n',
      String(niceness),
      process.execPath,
      '--input-type=module',
      '-e',
      HASH,
    ]);
    const [main, highest] = stdout.trim().split(' ').map(Number);
    expect(highest).toBe(Math.min(19, Number(main) + 4));
  },
);
