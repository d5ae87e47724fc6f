const QUIET_MS = 50;
/** React shows what came late up to 300 ms after it drew that it is coming. */
const QUIET_WHILE_LOADING_MS = 400;
/** For all looks of a story together: some never stop. */
const PATIENCE_MS = 6000;
const LONG_MS = 1000;
const SHORT_MS = 10;

/** Calls of the story that is shown. One before it may never be answered, and is nobody's business any more. */
let underWay = new Set<symbol>();
let patienceEnds = 0;
const realFetch = window.fetch;
window.fetch = async (...request) => {
  const call = Symbol('call');
  const ofThisStory = underWay.add(call);
  try {
    const response = await realFetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } finally {
    ofThisStory.delete(call);
  }
};

/** Another story begins: nothing is awaited of the one before. */
export function beginAnew(): void {
  underWay = new Set();
  patienceEnds = performance.now() + PATIENCE_MS;
}

const realTimeout = window.setTimeout;
// No second ever passes: a message that leaves after three is there however busy the machine is. Shorter waits, like
// React's before it shows what came late, are over at once.
window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
  ms < LONG_MS ? realTimeout(work, Math.min(ms, SHORT_MS), ...rest) : 0) as typeof window.setTimeout;

const wait = (ms: number) => new Promise((done) => realTimeout(done, ms));
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const saysLoading = () =>
  [...document.querySelectorAll('[role=status]')].some((status) => status.textContent?.startsWith('Loading'));

/** Resolves when nothing has changed in the page for a moment, or when patience ends: some stories never stop. */
async function quiet(until: number): Promise<void> {
  let changed = performance.now();
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const needed = () => (saysLoading() ? QUIET_WHILE_LOADING_MS : QUIET_MS);
  while (performance.now() - changed < needed() && performance.now() < until) await wait(10);
  watcher.disconnect();
}

/** A face that this machine does not have, as a device's own font may be, is none to wait for. */
const fontsLoaded = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

function imagesDecoded(): Promise<unknown> {
  const images = [...document.images];
  // One that waits to come near the screen would wait for ever.
  for (const image of images) image.loading = 'eager';
  return Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Everything that was on its way is there: replies, fonts, pictures and what React made of them. */
export async function settled(): Promise<void> {
  do {
    await Promise.race([Promise.all([fontsLoaded(), imagesDecoded()]), wait(PATIENCE_MS)]);
    await quiet(Math.max(patienceEnds, performance.now() + QUIET_WHILE_LOADING_MS));
  } while (underWay.size > 0 && performance.now() < patienceEnds);
  await drawn();
}
