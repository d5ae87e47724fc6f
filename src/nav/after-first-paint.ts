const KEY = 'font';
const root = document.documentElement;

const rememberFont = () => {
  try {
    sessionStorage.setItem(KEY, 'here');
  } catch {
    // storage is blocked: each page begins as the first
  }
};

function isFontHere(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function fetchLate(): void {
  root.dataset.font = 'own';
  document.fonts.ready.then(rememberFont);
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) sheet.disabled = false;
}

/**
 * The first page of a visit shows its words at once in a face of the device that fits (fonts.css). When it is painted, it asks
 * for our font and for what only a printer needs. The pages after it find the font in the browser's store and begin with it.
 */
export function leaveForLater(): void {
  if (isFontHere()) root.dataset.font = 'own';
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      fetchLate();
    }).observe({ type: 'paint', buffered: true });
  });
}
