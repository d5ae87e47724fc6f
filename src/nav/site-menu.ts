import { MOBILE_BREAKPOINT_PX, NAVBAR_SCROLL_PX } from '@prahari/contract/constants';

/**
 * The disclosure pattern (WAI-ARIA APG) on a popover: the browser opens it, closes it on Escape and returns the focus.
 * @param id of the popover
 */
export function setUpMenu(id: string): void {
  const menu = document.getElementById(id);
  const button = document.querySelector(`[popovertarget=${id}]`);
  if (!menu || !button) return;
  const close = () => menu.hidePopover?.();
  const setExpanded = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  setExpanded(false);
  menu.addEventListener('toggle', (event) => setExpanded((event as ToggleEvent).newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', close);
}

/**
 * Runs in <head>: gives the nav its scrolled style past the threshold of SPEC section 9. A page opened at an anchor or reloaded halfway
 * down fires a scroll event as well; reading `scrollY` before the first layout would force one.
 */
export function setUpScrolledStyle(): void {
  addEventListener(
    'scroll',
    () =>
      document.querySelector('[data-site-nav]')?.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_PX),
    { passive: true },
  );
}
