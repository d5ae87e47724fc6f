import { type ComponentType, lazy } from 'react';
import { ChunkError } from './ChunkError.tsx';

/** A component that loads when it first renders, or earlier by `preload`. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** Wraps React.lazy for a tab or panel. Offers a retry when the chunk fails. */
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

interface LazyTab {
  id: string;
  Tab: { preload: () => unknown };
}

/** Loads the tab named by `?tab=` before React renders. */
export function preloadTab(lazyTabs: readonly LazyTab[]): void {
  if (typeof location === 'undefined') return;
  const named = new URLSearchParams(location.search).get('tab');
  lazyTabs.find(({ id }) => id === named)?.Tab.preload();
}
