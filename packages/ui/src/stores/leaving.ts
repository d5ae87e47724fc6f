import { atom, onMount } from 'nanostores';

/** True from the moment a page is about to be left: nothing may be sent a second time meanwhile. */
export const $leaving = atom(false);

onMount($leaving, () => {
  if (typeof window === 'undefined') return;
  // Back may bring the page up again just as it was left.
  const stay = ({ persisted }: PageTransitionEvent) => {
    if (persisted) $leaving.set(false);
  };
  window.addEventListener('pageshow', stay);
  return () => window.removeEventListener('pageshow', stay);
});

/** Opens another page of the site; Back returns to this one. */
export function leaveFor(path: string): void {
  $leaving.set(true);
  location.assign(path);
}

/** Opens another page in place of this one, which has done its work, after a pause in milliseconds. */
export function replaceWith(path: string, pauseMs = 0): void {
  $leaving.set(true);
  if (pauseMs) setTimeout(() => location.replace(path), pauseMs);
  else location.replace(path);
}
