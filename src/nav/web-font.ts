const KEY = 'webFont';

async function loadWebFont(font: FontFace): Promise<void> {
  try {
    await font.load();
    document.fonts.add(font);
    sessionStorage.setItem(KEY, 'cached');
  } catch {
    // The font did not load or storage is blocked; the next page tries again.
  }
}

/** Loads the web font after the first paint of a visit; later pages start with it (ADR 0012). */
export function setUpWebFont(): void {
  const font = new FontFace('Anek Latin', `url(${document.documentElement.dataset.webFont})`, {
    weight: '400 600',
    display: 'swap',
  });
  try {
    if (sessionStorage.getItem(KEY)) {
      document.fonts.add(font);
      return;
    }
  } catch {}
  addEventListener('load', () => {
    // A callback of the first frame would run before the frame is presented.
    new PerformanceObserver((list, observer) => {
      // The first paint may contain only the background.
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      loadWebFont(font);
    }).observe({ type: 'paint', buffered: true });
  });
}
