import { useMemo, useSyncExternalStore } from 'react';
import { pushAddress } from '../base/history-entries.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query string of the page; empty on the server, so that hydration matches. */
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

type Parameters = Readonly<Record<string, string>>;

function write(parameters: URLSearchParams, put: (address: string) => void, hash = ''): void {
  const search = parameters.toString();
  put(`${search ? `?${search}` : location.pathname}${hash}`);
  for (const listener of listeners) listener();
}

/**
 * Pushes a history entry with only these parameters.
 * @param hash `#bills`, to scroll to a section of the tab
 */
export function pushParams(parameters: Parameters | URLSearchParams, hash = ''): void {
  const wanted = new URLSearchParams(parameters as Parameters);
  if (`?${wanted}${hash}` !== location.search + location.hash) write(wanted, pushAddress, hash);
}

/** The href of a link that does what `pushParams` does. */
export const hrefOf = (parameters: Parameters, hash = ''): string =>
  `?${new URLSearchParams(parameters)}${hash}`;

/** Changes some parameters of the current history entry; an empty value removes its parameter. */
export function replaceParams(parameters: Parameters): void {
  const now = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) now.set(name, value);
    else now.delete(name);
  }
  write(now, (address) => history.replaceState(history.state, '', address));
}
