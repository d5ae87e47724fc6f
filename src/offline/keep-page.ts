const WORKER = '/worker.js';
const PAGE = '/security-dashboard';

/** Makes the guard's page open without network from the next time on. A browser that can't does without. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    const { active } = await navigator.serviceWorker.ready;
    const keep = (urlsToCache: string[]) =>
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    keep([PAGE]);
    // Files that the page loaded before there was a worker, and that it loads meanwhile.
    new PerformanceObserver((list) =>
      keep(
        list
          .getEntries()
          .map(({ name }) => name)
          .filter((name) => name.startsWith(`${location.origin}/_astro/`)),
      ),
    ).observe({ type: 'resource', buffered: true });
  } catch (error) {
    console.info('This page will not open without network', error);
  }
}

if (document.readyState === 'complete') void keepPage();
else addEventListener('load', () => void keepPage());
