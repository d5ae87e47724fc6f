import { vi } from 'vitest';

const QUIET_MS = 40;
const PATIENCE_MS = 6000;

let underWay = 0;
const realFetch = window.fetch;
window.fetch = async (...request) => {
  underWay += 1;
  try {
    return await realFetch(...request);
  } finally {
    underWay -= 1;
  }
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Resolves when nothing has changed in the page for a moment, or when patience ends: some stories never stop. */
async function quiet(until: number): Promise<void> {
  let changed = performance.now();
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - changed < QUIET_MS && performance.now() < until) await wait(10);
  watcher.disconnect();
}

/** Everything that was on its way is there: late modules, replies, fonts, pictures and what React made of them. */
export async function settled(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  const loads = () => Promise.all([...document.fonts].map((face) => face.load()));
  const decodes = () =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  do {
    await Promise.all([vi.dynamicImportSettled(), loads(), decodes()]);
    await quiet(until);
  } while (underWay > 0 && performance.now() < until);
  await drawn();
}
