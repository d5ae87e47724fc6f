const KEY = 'webFont';

async function loadWebFont(font: FontFace): Promise<void> {
  try {
    await font.load();
    document.fonts.add(font);
    sessionStorage.setItem(KEY, 'cached');
  } catch {
    // the font did not load or storage is blocked: the next page is treated as a first page
  }
}

/**
 * Runs in <head>. The first page of a visit starts with the fallback font and gets the web font after its first paint; the pages after
 * it start with the web font, from the HTTP cache (docs/adr/0012).
 */
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
    // a callback of the first frame would run before it is presented
    new PerformanceObserver((list, observer) => {
      // the first paint may contain only the background
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      loadWebFont(font);
    }).observe({ type: 'paint', buffered: true });
  });
}
