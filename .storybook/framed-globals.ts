import { useSyncExternalStore } from 'react';
import { showGlobals, type ToolbarGlobals } from './toolbars.tsx';

declare global {
  /** Storybook's address of stories, which frames of a documentation page begin with. */
  var PREVIEW_URL: string | undefined;
}

const TOOLBAR = ['theme', 'textSize', 'direction', 'language', 'network'] as const;
const listeners = new Set<() => void>();
let chosen = new URLSearchParams(location.search).get('globals') ?? '';

const setFrames = () => {
  globalThis.PREVIEW_URL = `iframe.html?globals=${encodeURIComponent(chosen)}`;
};
setFrames();

/** Shows the page as the toolbar says, and its frames, whose stories have no toolbar of their own. */
export function showEverywhere(globals: ToolbarGlobals): void {
  showGlobals(globals);
  const now = TOOLBAR.filter((name) => globals[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
  if (now === chosen) return;
  chosen = now;
  setFrames();
  for (const listener of listeners) listener();
}

/** Returns what the toolbar says, a key for frames that have to load again when it changes. */
export const useChosenGlobals = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
