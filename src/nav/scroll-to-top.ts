import { onBfcacheRestore } from './stored-session.ts';

/**
 * Shows every page from its top, after Back and Forward too (SPEC section 2). A reload keeps its place.
 * @param betweenTabs `auto` on a dashboard, where Back between tabs is no change of the route
 */
export function scrollToTopOnNavigation(betweenTabs: ScrollRestoration = 'manual'): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') history.scrollRestoration = 'manual';
  else history.scrollRestoration = entry?.type === 'reload' ? 'auto' : betweenTabs;
  onBfcacheRestore(() => scrollTo({ top: 0, behavior: 'instant' }));
}
