const KEY = 'font';
/** A smaller step is no layout shift (Layout Instability API), and hardly to be seen. */
const STEP_PX = 3;
const root = document.documentElement;

function isFontHere(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const showOwnFont = () => {
  root.dataset.font = 'own';
};

/** A task of its own, so that none is long. */
const nextTask = () => new Promise((done) => setTimeout(done));

/**
 * Where our font breaks a line elsewhere than the device's own, what stands below would jump under the reader's eyes. Then this
 * page keeps the face it began with. It is measured before anything is painted; what is below the window may move.
 */
async function showOwnFontIfStill(): Promise<void> {
  await nextTask();
  // what words push about; all of a page would take a slow phone too long
  const all = [...document.querySelectorAll('h1,h2,h3,p,li,a,label')];
  const tops = () => all.map((one) => Math.min(one.getBoundingClientRect().top, innerHeight));
  const before = tops();
  await nextTask();
  showOwnFont();
  if (tops().some((top, index) => Math.abs(top - (before[index] ?? top)) >= STEP_PX))
    delete root.dataset.font;
}

async function fetchFont(): Promise<void> {
  try {
    await document.fonts.load('1em Anek Latin');
    await showOwnFontIfStill();
    sessionStorage.setItem(KEY, 'here');
  } catch {
    // no font came, or storage is blocked: each page begins as the first
  }
}

function fetchLate(): void {
  fetchFont();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false;
}

/**
 * The first page of a visit shows its words at once in a face of the device that fits (fonts.css). When it is painted, it asks
 * for our font and for what only a printer needs. The pages after it find the font in the browser's store and begin with it.
 */
export function leaveForLater(): void {
  if (isFontHere()) showOwnFont();
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      fetchLate();
    }).observe({ type: 'paint', buffered: true });
  });
}
