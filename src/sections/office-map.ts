/** The visible share of the map, and the time, that tell looking from scrolling past. */
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
  /** Adds the frame if its site answers, and otherwise tries again once the connection is back. */
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
      // Check the ratio, because a leaving entry still intersects.
      if ((entries.at(-1)?.intersectionRatio ?? 0) < VISIBLE_RATIO) return;
      timer = setTimeout(() => {
        observer.disconnect();
        showMap();
      }, VISIBLE_MS);
    },
    { threshold: VISIBLE_RATIO },
  ).observe(place);
}
