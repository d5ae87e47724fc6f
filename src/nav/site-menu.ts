import { MOBILE_BREAKPOINT_PX, NAVBAR_SCROLL_PX } from '@prahari/contract/constants';

/** The menu is a popover: opening it, Escape and the return of focus are the browser's own work. */
export function prepareMenu(): void {
  const menu = document.getElementById('site-menu');
  const button = document.querySelector('[popovertarget="site-menu"]');
  if (!menu || !button) return;
  const close = () => menu.hidePopover?.();
  const showState = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  showState(false);
  menu.addEventListener('toggle', (event) => showState((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', close);
}

/** Gives the bar its scrolled style once the page has moved past the threshold. */
export function followScroll(): void {
  const mark = () =>
    document.querySelector('[data-site-nav]')?.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_PX);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
