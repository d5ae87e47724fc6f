/** Stops the second and later clicks of a double click; the first click of the next one ends it. */
function onClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    window.removeEventListener('click', onClick, true);
  }
}

/**
 * From now on ignores what remains of a double or triple click, wherever it lands: on a button that took the place of the
 * pressed one, on a row that moved up, or on what a dialog covered.
 */
export function ignoreRepeatedClicks(): void {
  window.addEventListener('click', onClick, true);
}
