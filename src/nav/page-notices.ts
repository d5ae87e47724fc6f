// Keep to the JavaScript of 2015, so that browsers below the floor of the README can say so.

const oldBrowser = document.getElementById('old-browser') as HTMLElement;
const loadFailed = document.getElementById('load-failed') as HTMLElement;

// Both came with the floor: Chrome 106, Safari 15.4, Firefox 104.
oldBrowser.hidden = 'formatRange' in Intl.NumberFormat.prototype && 'findLast' in Array.prototype;

/** Says that a script did not arrive: above the island that needs it, or where the notice stands. */
function showLoadFailed({ target }: Event): void {
  if (target instanceof HTMLElement) {
    target.before(loadFailed);
    if (target.getAttribute('client') === 'only') target.remove();
  }
  loadFailed.hidden = false;
}

document.addEventListener('astro:hydration-error', showLoadFailed);
addEventListener('vite:preloadError', showLoadFailed);
loadFailed.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) location.reload();
});
