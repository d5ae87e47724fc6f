import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** What stands after `?` in the address; empty on the server, so that hydration agrees. */
export function useAddress(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

type Parameters = Readonly<Record<string, string>>;

function write(parameters: URLSearchParams, how: 'pushState' | 'replaceState', place = ''): void {
  const search = parameters.toString();
  history[how](history.state, '', `${search ? `?${search}` : location.pathname}${place}`);
  for (const listener of listeners) listener();
}

/**
 * Opens a place of this dashboard: one step in the history, with only these parameters.
 * @param place `#bills`, for a part of a tab further down
 */
export function open(parameters: Parameters, place = ''): void {
  const wanted = new URLSearchParams(parameters);
  if (`?${wanted}${place}` !== location.search + location.hash) write(wanted, 'pushState', place);
}

/** How `open` is written in a link. */
export const hrefOf = (parameters: Parameters, place = ''): string =>
  `?${new URLSearchParams(parameters)}${place}`;

/** Changes some parameters where one stands; an empty one goes. */
export function amend(parameters: Parameters): void {
  const now = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) now.set(name, value);
    else now.delete(name);
  }
  write(now, 'replaceState');
}
