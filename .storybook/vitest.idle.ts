const QUIET_MS = 50;
/** React may delay showing suspended content by up to 300 ms after its fallback, and a lazy chunk comes late on a busy machine. */
const QUIET_WHILE_LOADING_MS = 1000;
/** Time limit for all pictures of a story together, because some stories never become idle. */
const MAX_WAIT_MS = 6000;
const LONG_TIMER_MS = 1000;
const SHORT_TIMER_MS = 10;

/** Pending requests of the current story; those of earlier stories may never complete. */
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

/** Call before each story. Timers are shortened for pictures only; tests keep the real ones. */
export function startStory({ shortenTimers }: { shortenTimers: boolean }): void {
  pendingRequests = new Set();
  deadline = performance.now() + MAX_WAIT_MS;
  shortensTimers = shortenTimers;
}

const realTimeout = window.setTimeout;
/**
 * For pictures, timers of a second or more never fire, so that a toast is visible even on a slow machine. Shorter ones, such as
 * React's delay before it shows suspended content, fire at once.
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

const VIEWPORT_HEIGHT = '--visual-viewport-height';

/** Whether react-aria has given its overlays the height of the window, which it learns of from an event. */
const areOverlaysFitted = () =>
  [...document.querySelectorAll<HTMLElement>(`[style*="${VIEWPORT_HEIGHT}"]`)].every(
    ({ style }) =>
      Number.parseFloat(style.getPropertyValue(VIEWPORT_HEIGHT)) === window.visualViewport?.height,
  );

/** Resolves when the DOM has not changed for a moment, or at the given time. */
async function domQuiet(until: number): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const needed = () => (isLoading() ? QUIET_WHILE_LOADING_MS : QUIET_MS);
  while ((performance.now() - changed < needed() || !areOverlaysFitted()) && performance.now() < until)
    await wait(10);
  observer.disconnect();
}

/** Resolves also when a font fails to load because the machine lacks it. */
const fontsLoaded = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

function imagesDecoded(): Promise<unknown> {
  const images = [...document.images];
  // a lazy image outside the window would never load
  for (const image of images) image.loading = 'eager';
  return Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Resolves when requests are complete, fonts and images are loaded, and React has rendered the result. */
export async function pageIdle(): Promise<void> {
  do {
    await Promise.race([Promise.all([fontsLoaded(), imagesDecoded()]), wait(MAX_WAIT_MS)]);
    await domQuiet(Math.max(deadline, performance.now() + QUIET_WHILE_LOADING_MS));
  } while (pendingRequests.size > 0 && performance.now() < deadline);
  await nextFrame();
}
