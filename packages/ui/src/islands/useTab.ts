import { useCallback, useSyncExternalStore } from 'react';

const PARAMETER = 'tab';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const inAddress = (): string => new URLSearchParams(location.search).get(PARAMETER) ?? '';
const onServer = (): string => '';

/** Opens a tab of this page: one step in the history, the rest of the address stays. */
export function openTab(id: string): void {
  if (inAddress() === id) return;
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, id);
  history.pushState(history.state, '', address);
  for (const listener of listeners) listener();
}

/**
 * The selected tab, kept in the address as `?tab=<id>`: refresh stays on it, Back returns to the one before.
 * The first id when the address names none of them; also on the server, so that hydration agrees.
 */
export function useTab(ids: readonly string[]): [string, (id: string) => void] {
  const named = useSyncExternalStore(subscribe, inAddress, onServer);
  const first = ids[0] ?? '';
  const selected = ids.includes(named) ? named : first;
  const select = useCallback((id: string) => openTab(id), []);
  return [selected, select];
}
