import { type ComponentType, lazy } from 'react';
import { ChunkError } from './ChunkError.tsx';

/**
 * React.lazy for a tab or panel. A chunk that cannot be fetched renders ChunkError, which offers a retry.
 * `preload` fetches it early; calling it twice fetches once.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => {
    loading ??= load().then(
      (Part) => ({ default: Part }),
      (cause: unknown) => {
        console.error('Could not load a part of the page', cause);
        return { default: ChunkError };
      },
    );
    return loading;
  };
  return Object.assign(lazy(preload), { preload });
}

type Tabs = readonly [Named, ...Named[]];
interface Named {
  id: string;
  Tab: { preload: () => unknown };
}

/** Fetches the tab that `?tab=` names, else the first, before React hydrates. Called when the dashboard's module runs. */
export function preloadTab(tabs: Tabs): void {
  if (typeof location === 'undefined') return;
  const named = new URLSearchParams(location.search).get('tab');
  (tabs.find(({ id }) => id === named) ?? tabs[0]).Tab.preload();
}
