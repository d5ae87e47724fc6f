/** Tells what a button of the bar opens. Whoever opens it listens only a moment later, and reads then what was pressed (BarDialogs). */
export function tellPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (!opener) return;
    // Safari gives a pressed button no focus, and to it focus returns.
    opener.focus();
    document.documentElement.dataset.pressed = opener.dataset.opens;
    dispatchEvent(new Event('barpress'));
  });
}
