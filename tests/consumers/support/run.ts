import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Without Vitest's variables, which Vite and Astro would read. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|TEST)/.test(name),
  ),
);

/** Runs a command and returns what it printed. @throws with all of its output when it fails */
export async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  const env = { ...ownEnvironment, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
