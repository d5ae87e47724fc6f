// Runs the API (:8787) and Astro (:4321, which proxies /api); when one ends, both end.
import { spawn } from 'node:child_process';

const port = process.env.PORT || '4321';
const node = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  node(['--watch', '--watch-preserve-output', 'packages/api/src/main.ts'], {
    PORT: '8787',
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
  }),
  node(['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', port], {
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
];

let ending = false;
function end(code: number) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of children) child.on('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
