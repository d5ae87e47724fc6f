import { MOBILE_BREAKPOINT_PX, NAVBAR_SCROLL_PX } from '@prahari/contract/constants';

/**
 * The disclosure pattern (WAI-ARIA APG) on a popover: the browser opens it, closes it on Escape and returns the focus. Runs in
 * <head> and listens on the document, because a menu can be opened before the page has been received whole.
 * @param id of the popover
 */
export function setUpMenu(id: string): void {
  const button = () => document.querySelector(`[popovertarget=${id}]`);
  const setExpanded = (open: boolean) => button()?.setAttribute('aria-expanded', String(open));
  const close = () => document.getElementById(id)?.hidePopover?.();
  const onToggle = (event: Event) => {
    if (event.target instanceof Element && event.target.id === id)
      setExpanded((event as ToggleEvent).newState === 'open');
  };
  // captured, because `toggle` does not bubble
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`#${id} a`)) close();
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (!button()?.hasAttribute('aria-expanded')) setExpanded(false);
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
