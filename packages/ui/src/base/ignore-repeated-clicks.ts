/** Two clicks within this time and distance (CSS pixels) are a double click, as in browsers. */
const SERIES_MS = 500;
const SERIES_PX = 5;

let last: MouseEvent | undefined;

function noteClick(event: MouseEvent): void {
  last = event;
}

/**
 * Keeps a repeated press from what acts on pointerdown, such as rows that can be selected. Unlike a click, a pointerdown does not say
 * that it is repeated (`detail`), so place and time tell it.
 */
function onPointerDown(event: PointerEvent): void {
  if (
    last &&
    event.timeStamp - last.timeStamp < SERIES_MS &&
    Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < SERIES_PX
  )
    event.stopImmediatePropagation();
}

/** Stops the second and later clicks of a double click; the first click of the next one ends it. */
function onClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('pointerdown', onPointerDown, true);
  }
}

/**
 * From now on ignores what remains of a double or triple click, wherever it lands: on a button that took the place of the
 * pressed one, on a row that moved up, or on what a dialog covered.
 */
export function ignoreRepeatedClicks(): void {
  // Stays from the first call on: a dialog that closes needs the click that closed it.
  window.addEventListener('click', noteClick, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('pointerdown', onPointerDown, true);
}
