/** Of the map's place: below that it is being scrolled past. */
const VISIBLE_RATIO = 0.5;

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
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      showMap(place, map);
    },
    { threshold: VISIBLE_RATIO },
  ).observe(place);
}
