import { existsSync, statfsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds CHROMIUM_PATH, Playwright's download, a system Chromium, or npm's (Linux x64). */
export async function chromiumPath(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (existsSync(chromium.executablePath())) return undefined;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  return packagedChromiumPath();
}

/** Returns the Chromium shipped on npm; undefined on unsupported machines. */
export async function packagedChromiumPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks required libraries only on AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Software rendering on one thread, so that pixels don't depend on the machine. */
export const reproducibleDrawing = [
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
];

/** Returns flags for identical snapshots on every machine. */
export function chromiumFlags(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
}

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/** Lets Chromium share memory in /dev/shm where that has room: Playwright's default, files in /tmp, costs more. */
export function inSharedMemory(): Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  if (!existsSync(SHARED_MEMORY)) return {};
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < ENOUGH_BYTES ? {} : { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };
}

export async function chromiumLaunch(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  return { ...(executablePath ? { executablePath } : {}), ...inSharedMemory(), args: chromiumFlags() };
}
