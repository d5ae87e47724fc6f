import { MOBILE_BREAKPOINT_PX, NAVBAR_SCROLL_PX } from '@prahari/contract/constants';

/** Sets up a disclosure (WAI-ARIA APG) on a popover that may not be parsed yet. */
export function setUpMenu(id: string): void {
  const button = () => document.querySelector(`[popovertarget=${id}]`);
  const setExpanded = (open: boolean) => button()?.setAttribute('aria-expanded', `${open}`);
  const close = () => document.getElementById(id)?.hidePopover?.();
  const onToggle = (event: Event) => {
    if (event.target instanceof Element && event.target.id === id)
      setExpanded((event as ToggleEvent).newState === 'open');
  };
  // Capture, because `toggle` does not bubble.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`#${id} a`)) close();
    // Browsers without popovers (before Chrome 114, Safari 17) show the menu by this attribute.
    if (!target.closest(`#${id}`))
      setExpanded(!!target.closest(`[aria-expanded=false][popovertarget=${id}]`));
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (!button()?.hasAttribute('aria-expanded')) setExpanded(false);
  });
  matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', close);
}

/** Gives the nav its scrolled style past the threshold of SPEC section 9. */
export function setUpScrolledStyle(): void {
  addEventListener(
    'scroll',
    () =>
      document.querySelector('[data-site-nav]')?.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_PX),
    { passive: true },
  );
}
