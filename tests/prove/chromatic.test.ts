import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_SNAPSHOTS } from '../../.storybook/looks.ts';
import { npm } from '../commands/npm-command.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { type ChromaticApi, startChromaticApi } from '../support/chromatic-api.ts';
import { serveStatic } from '../support/static-site.ts';
import { copyRepository } from './repository-copy.ts';

/** A PATH as on a machine with Node, npm and git alone. */
function pathWithoutPnpm(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prahari-path-'));
  const node = execFileSync('sh', ['-c', 'command -v git sh dirname sed uname'], { encoding: 'utf8' });
  for (const program of node.trim().split('\n'))
    symlinkSync(program, join(folder, program.split('/').at(-1) ?? ''));
  const npmFolder = dirname(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
  return [folder, dirname(process.execPath), npmFolder].join(':');
}

const BUTTON = 'packages/ui/src/base/Button/Button.tsx';

/** Copies the repository with a commit that Chromatic knows, and one after it that changes a button. */
function copyWithChangedButton(): { folder: string; baseline: string } {
  const folder = copyRepository();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message=change');
    return git('rev-parse', 'HEAD');
  };
  const baseline = commit();
  appendFileSync(join(folder, BUTTON), '\n// changed\n');
  commit();
  return { folder, baseline };
}

/** Runs what `npm run chromatic` runs, without installing packages first. */
async function publish(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/release/chromatic.ts'], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, output };
}

let api: ChromaticApi;
let copy: ReturnType<typeof copyWithChangedButton>;
beforeAll(async () => {
  copy = copyWithChangedButton();
  api = await startChromaticApi(copy.baseline);
});
afterAll(async () => {
  await api?.stop();
  rmSync(copy.folder, { recursive: true, force: true });
});

describe('npm run chromatic with a token, where only Node and npm are', () => {
  test('builds Storybook, uploads it and names the stories that changed', async () => {
    const { status, output } = await publish(copy.folder, {
      PATH: pathWithoutPnpm(),
      CHROMATIC_PROJECT_TOKEN: 'chpt_0123456789ab',
      CHROMATIC_INDEX_URL: api.url,
      CHROMATIC_DISABLE_ANALYTICS: 'true',
      CI: 'true',
    });
    expect(status, output).toBe(0);
    expect(output).toContain('TurboSnap enabled');
    expect(api.uploaded()).toBeGreaterThan(1_000_000);
    const { input } =
      api.calls.find(({ operation }) => operation === 'PublishBuildMutation')?.variables ?? {};
    expect(input.turboSnapStatus).toBe('APPLIED');
    expect(input.onlyStoryFiles.join()).toContain('base/Button/Button.stories.tsx');
    expect(input.onlyStoryFiles.join()).not.toContain('base/Badge/Badge.stories.tsx');
    expect(existsSync(join(copy.folder, 'chromatic-diagnostics.json'))).toBe(false);
  });

  test('a token that Chromatic does not know ends with an error', async () => {
    const command = npm(['run', 'chromatic'], {
      CHROMATIC_PROJECT_TOKEN: 'unknown',
      CHROMATIC_INDEX_URL: 'http://127.0.0.1:9',
      CHROMATIC_RETRIES: '0',
      CI: 'true',
    });
    expect(await command.ended).not.toBe(0);
  });

  test('the dry run without a token builds too', async () => {
    const command = npm(['run', 'chromatic', '--', '--dry-run'], { CHROMATIC_PROJECT_TOKEN: '' });
    expect(await command.ended, command.output()).toBe(0);
    expect(command.output()).toContain('the configuration is valid');
  });
});

describe('a full build of Chromatic', () => {
  let browser: Browser;
  afterAll(() => browser?.close());

  /** Counts as Chromatic does: the modes of each story that is not disabled. */
  test(`takes at most ${MAX_SNAPSHOTS} snapshots, in each look some`, async () => {
    const site = await serveStatic('storybook-static');
    browser = await chromium.launch(await chromiumLaunch());
    const page = await browser.newPage();
    await page.goto(`${site.url}/iframe.html`);
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__');
    const snapshots = await page.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: the preview of Storybook has no types outside it
      const stories = await (globalThis as any).__STORYBOOK_PREVIEW__.extract();
      // biome-ignore lint/suspicious/noExplicitAny: see above
      return Object.values<any>(stories)
        .filter(({ tags }) => !tags.includes('test-fn'))
        .filter(({ parameters }) => !parameters.chromatic.disableSnapshot)
        .flatMap(({ parameters: { chromatic } }) =>
          Object.entries(chromatic.modes)
            // biome-ignore lint/suspicious/noExplicitAny: see above
            .filter(([, mode]) => !(mode as any).disable)
            .map(([name]) => (chromatic.forcedColors === 'active' ? 'forced colors' : name)),
        );
    });
    await site.stop();
    const counts = Object.groupBy(snapshots, (name) => name);
    console.log(
      Object.entries(counts)
        .map(([name, all]) => `${name} ${all?.length}`)
        .join(', '),
    );
    expect(Object.keys(counts).sort()).toEqual(['dark', 'desk', 'forced colors', 'phone']);
    expect(snapshots.length).toBeLessThanOrEqual(MAX_SNAPSHOTS);
    expect(snapshots.length).toBeGreaterThan(500);
  });
});
