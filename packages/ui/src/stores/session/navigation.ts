import { atom, onMount } from 'nanostores';

/** True while the page navigates away, so that nothing is submitted twice. */
export const $navigating = atom(false);

onMount($navigating, () => {
  if (typeof window === 'undefined') return;
  // The back/forward cache restores a page with its state.
  const reset = ({ persisted }: PageTransitionEvent) => {
    if (persisted) $navigating.set(false);
  };
  window.addEventListener('pageshow', reset);
  return () => window.removeEventListener('pageshow', reset);
});

/** Navigates; Back returns to this page. */
export function navigateTo(path: string): void {
  $navigating.set(true);
  location.assign(path);
}

/** Navigates after a delay and replaces this page in the history. */
export function redirectTo(path: string, pauseMs = 0): void {
  $navigating.set(true);
  if (pauseMs) setTimeout(() => location.replace(path), pauseMs);
  else location.replace(path);
}
