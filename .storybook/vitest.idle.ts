const QUIET_MS = 50;
/** React shows what came late up to 300 ms after it drew that it is coming. */
const QUIET_WHILE_LOADING_MS = 400;
/** For all looks of a story together: some never stop. */
const MAX_WAIT_MS = 6000;
const LONG_TIMER_MS = 1000;
const SHORT_TIMER_MS = 10;

/** Requests of the story that is shown. One of a story before it may never be answered. */
let pendingRequests = new Set<symbol>();
let deadline = 0;
let shortensTimers = false;
const realFetch = window.fetch;
window.fetch = async (...request) => {
  const call = Symbol('call');
  const ofThisStory = pendingRequests.add(call);
  try {
    const response = await realFetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } finally {
    ofThisStory.delete(call);
  }
};

/** Call before each story. Shortened timers are for pictures only: tests keep the real ones. */
export function startStory({ shortenTimers }: { shortenTimers: boolean }): void {
  pendingRequests = new Set();
  deadline = performance.now() + MAX_WAIT_MS;
  shortensTimers = shortenTimers;
}

const realTimeout = window.setTimeout;
/**
 * For pictures, timers of a second or more never fire, so that a message that closes after three is there on a slow machine
 * too; shorter ones, like React's before it shows what came late, fire at once.
 */
function setShortTimeout(work: TimerHandler, ms = 0, ...rest: unknown[]): number {
  if (!shortensTimers) return realTimeout(work, ms, ...rest);
  return ms < LONG_TIMER_MS ? realTimeout(work, Math.min(ms, SHORT_TIMER_MS), ...rest) : 0;
}
window.setTimeout = setShortTimeout as typeof window.setTimeout;

const wait = (ms: number) => new Promise((done) => realTimeout(done, ms));
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const isLoading = () =>
  [...document.querySelectorAll('[role=status]')].some((status) => status.textContent?.startsWith('Loading'));

/** Resolves when the DOM has not changed for a moment, or at the given time. */
async function domQuiet(until: number): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const needed = () => (isLoading() ? QUIET_WHILE_LOADING_MS : QUIET_MS);
  while (performance.now() - changed < needed() && performance.now() < until) await wait(10);
  observer.disconnect();
}

/** A font this machine does not have fails to load, and is not waited for. */
const fontsLoaded = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

function imagesDecoded(): Promise<unknown> {
  const images = [...document.images];
  // a lazy image below the window would never load
  for (const image of images) image.loading = 'eager';
  return Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Resolves when requests are answered, fonts and images are loaded, and React has drawn the result. */
export async function pageIdle(): Promise<void> {
  do {
    await Promise.race([Promise.all([fontsLoaded(), imagesDecoded()]), wait(MAX_WAIT_MS)]);
    await domQuiet(Math.max(deadline, performance.now() + QUIET_WHILE_LOADING_MS));
  } while (pendingRequests.size > 0 && performance.now() < deadline);
  await nextFrame();
}
