/** Two clicks within this time and distance (CSS pixels) are a double click, as in browsers. */
const SERIES_MS = 500;
const SERIES_PX = 5;

let last: MouseEvent | undefined;

// From the start: the click that begins a series comes before anybody asks to ignore its rest.
if (typeof window !== 'undefined')
  window.addEventListener(
    'click',
    (event) => {
      last = event;
    },
    true,
  );

/**
 * Keeps a repeated press from what acts on pointerdown, which unlike a click doesn't say that it is
 * repeated (`detail`): place and time tell it.
 */
function onPointerDown(event: PointerEvent): void {
  if (
    last &&
    event.timeStamp - last.timeStamp < SERIES_MS &&
    Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < SERIES_PX
  )
    event.stopImmediatePropagation();
}

/** Keeps a repeated press of Enter or Space from an element that got the focus after the first one. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') last = undefined;
  // a click without detail is a press of a key
  else if (
    last?.detail === 0 &&
    event.target !== last.target &&
    event.timeStamp - last.timeStamp < SERIES_MS
  ) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Stops the second and later clicks of a double click; the first click of the next one ends it. */
function onClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('keydown', onKeyDown, true);
  }
}

/** Ignores the rest of a double or triple click, and of Enter pressed twice, wherever it lands. */
export function ignoreRepeatedClicks(): void {
  window.addEventListener('click', onClick, true);
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('keydown', onKeyDown, true);
}
