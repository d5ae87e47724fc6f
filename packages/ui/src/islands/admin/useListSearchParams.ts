import { useEffect } from 'react';
import type { List } from '../../stores/list.ts';
import { replaceParams, useSearchParams } from '../search-params.ts';

/** The name of a list's URL parameter; the first list of a tab has no prefix. */
const nameOf = (prefix: string, part: string) => (prefix ? `${prefix}-${part}` : part);

/**
 * Syncs a list's search and filter with the URL, and loads the list when its tab opens.
 * @param prefix distinguishes two lists of one tab
 */
export function useListSearchParams<Row>(list: List<Row>, prefix: string) {
  const params = useSearchParams();
  const q = params.get(nameOf(prefix, 'q')) ?? '';
  const status = params.get(nameOf(prefix, 'status')) ?? '';

  useEffect(() => void list.open({ q, status }), [list, q, status]);

  return {
    q,
    status,
    setQuery: (text: string) => replaceParams({ [nameOf(prefix, 'q')]: text }),
    setStatus: (to: string) => replaceParams({ [nameOf(prefix, 'status')]: to }),
    clearFilters: () => replaceParams({ [nameOf(prefix, 'q')]: '', [nameOf(prefix, 'status')]: '' }),
  };
}
