/** Notes what a button of the bar opens: whoever opens it may listen only a moment later (BarDialogs). */
export function noteEarlyPress(): void {
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    if (opener) document.documentElement.dataset.pressed = opener.dataset.opens;
  });
}
