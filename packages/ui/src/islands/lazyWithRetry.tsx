import { createElement, type FunctionComponent, lazy, Suspense } from 'react';
import { ChunkError } from './ChunkError.tsx';

/** A component that loads when it first renders, or earlier by `preload`. */
export type LazyPart<Props extends object> = FunctionComponent<Props> & { preload: () => Promise<unknown> };

type PropsOf<Part> = Part extends FunctionComponent<infer Props extends object> ? Props : never;

/** Wraps React.lazy for a tab: the component of this name in a module. Offers a retry when the chunk fails. */
export function lazyWithRetry<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  type Part = FunctionComponent<PropsOf<Module[Name]>>;
  let loading: Promise<{ default: Part }> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => ({ default: module[name] as Part }),
      (cause: unknown) => {
        console.error('Could not load a part of the page', cause);
        return { default: ChunkError };
      },
    );
    return loading;
  };
  return Object.assign(lazy(preload) as Part, { preload });
}

/** Wraps lazyWithRetry for a dialog or another part that shows nothing until it is loaded. */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const Part = lazyWithRetry(load, name);
  const LoadedPart: typeof Part = Object.assign(
    (props: PropsOf<Module[Name]>) => <Suspense>{createElement(Part, props)}</Suspense>,
    { preload: Part.preload },
  );
  return LoadedPart;
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
