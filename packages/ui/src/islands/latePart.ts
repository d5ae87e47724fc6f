import { type ComponentType, lazy } from 'react';
import { PartMissing } from './PartMissing.tsx';

/**
 * A tab or panel in a file of its own, fetched when it is opened: an unopened one costs nothing. Where it cannot be
 * fetched it says so, and tries again. `fetch` starts it early; asking twice fetches once.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetch = () => {
    coming ??= load().then(
      (Part) => ({ default: Part }),
      (cause: unknown) => {
        console.error('Could not load a part of the page', cause);
        return { default: PartMissing };
      },
    );
    return coming;
  };
  return Object.assign(lazy(fetch), { fetch });
}

type Tabs = readonly [Named, ...Named[]];
interface Named {
  id: string;
  Tab: { fetch: () => unknown };
}

/** For the moment a dashboard's file runs: fetches the tab that the address names, else the first, before React is up. */
export function fetchSelected(tabs: Tabs): void {
  if (typeof location === 'undefined') return;
  const named = new URLSearchParams(location.search).get('tab');
  (tabs.find(({ id }) => id === named) ?? tabs[0]).Tab.fetch();
}
