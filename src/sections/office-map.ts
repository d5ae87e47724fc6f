/** How much of the map's place is in sight, and for how long, before it counts as looked at and not as scrolled past. */
const VISIBLE_RATIO = 0.75;
const VISIBLE_MS = 500;

const place = document.querySelector('#office-map');
const frame = place?.querySelector('template')?.content.querySelector('iframe');
const url = frame?.dataset.map;

if (place && url) {
  const addFrame = () => {
    frame.onload = () => frame.classList.remove('invisible');
    frame.src = url;
    place.append(frame);
  };
  /** Adds the frame if its site answers: a browser's error page would cover the drawing. Tries again when the connection is back. */
  const showMap = () => {
    const tryLater = () => addEventListener('online', showMap, { once: true });
    if (!navigator.onLine) return tryLater();
    fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).then(addFrame, tryLater);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new IntersectionObserver(
    (entries, observer) => {
      clearTimeout(timer);
      // the ratio, because an entry that is leaving still intersects
      if ((entries.at(-1)?.intersectionRatio ?? 0) < VISIBLE_RATIO) return;
      timer = setTimeout(() => {
        observer.disconnect();
        showMap();
      }, VISIBLE_MS);
    },
    { threshold: VISIBLE_RATIO },
  ).observe(place);
}
