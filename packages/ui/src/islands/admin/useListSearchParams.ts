import { useEffect, useRef } from 'react';
import type { List } from '../../stores/list.ts';
import { replaceParams, useSearchParams } from '../search-params.ts';

/** The name of a list's URL parameter; the first list of a tab has no prefix. */
const nameOf = (prefix: string, part: string) => (prefix ? `${prefix}-${part}` : part);

/**
 * Syncs a list's search and filter with the URL, and refreshes the list when its tab opens.
 * @param prefix distinguishes two lists of one tab
 */
export function useListSearchParams<Row>(list: List<Row>, prefix: string) {
  const params = useSearchParams();
  const q = params.get(nameOf(prefix, 'q')) ?? '';
  const status = params.get(nameOf(prefix, 'status')) ?? '';
  const isOpen = useRef(false);

  useEffect(() => {
    const now = list.$query.get();
    const page = list.$page.get();
    if ((now.q ?? '') !== q || (now.status ?? '') !== status) void list.setQuery({ q, status });
    // One on its way needs no second call, and a failed one waits for "Try again".
    else if (!isOpen.current && page.state === 'ready' && !page.busy) void list.refresh();
    isOpen.current = true;
  }, [list, q, status]);

  return {
    q,
    status,
    setQuery: (text: string) => replaceParams({ [nameOf(prefix, 'q')]: text }),
    setStatus: (to: string) => replaceParams({ [nameOf(prefix, 'status')]: to }),
    clearFilters: () => replaceParams({ [nameOf(prefix, 'q')]: '', [nameOf(prefix, 'status')]: '' }),
  };
}
