/** How much of the map's place is in sight, and for how long, before it counts as looked at and not as scrolled past. */
const VISIBLE_RATIO = 0.75;
const VISIBLE_MS = 500;

const place = document.querySelector('#office-map');
const frame = place?.querySelector('template')?.content.querySelector('iframe');

/** Adds the frame if its site answers: a browser's error page would cover the drawing. Tries again when the connection is back. */
async function showMap(
  map: Element,
  { iframe, url }: { iframe: HTMLIFrameElement; url: string },
): Promise<void> {
  try {
    if (!navigator.onLine) throw new Error('offline');
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch {
    addEventListener('online', () => showMap(map, { iframe, url }), { once: true });
    return;
  }
  iframe.onload = () => iframe.classList.remove('invisible');
  iframe.src = url;
  map.append(iframe);
}

if (place && frame?.dataset.map) {
  const map = { iframe: frame, url: frame.dataset.map };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new IntersectionObserver(
    (entries, observer) => {
      clearTimeout(timer);
      // the ratio, because an entry that is leaving still intersects
      if ((entries.at(-1)?.intersectionRatio ?? 0) < VISIBLE_RATIO) return;
      timer = setTimeout(() => {
        observer.disconnect();
        showMap(place, map);
      }, VISIBLE_MS);
    },
    { threshold: VISIBLE_RATIO },
  ).observe(place);
}
