import { useEffect, useRef } from 'react';
import type { List } from '../../stores/list.ts';
import { amend, useAddress } from '../address.ts';

/** Names of a list's parameters in the address; the first list of a tab has none before them. */
const nameOf = (prefix: string, part: string) => (prefix ? `${prefix}-${part}` : part);

/**
 * Keeps what a list is searched and narrowed by in the address, and freshens the list when its tab opens.
 * @param prefix tells two lists of one tab apart
 */
export function useListAddress<Row>(list: List<Row>, prefix: string) {
  const address = useAddress();
  const q = address.get(nameOf(prefix, 'q')) ?? '';
  const status = address.get(nameOf(prefix, 'status')) ?? '';
  const isOpen = useRef(false);

  useEffect(() => {
    const now = list.$query.get();
    const page = list.$page.get();
    if ((now.q ?? '') !== q || (now.status ?? '') !== status) void list.ask({ q, status });
    // One on its way needs no second call, and a failed one waits for "Try again".
    else if (!isOpen.current && page.state === 'ready' && !page.busy) void list.refresh();
    isOpen.current = true;
  }, [list, q, status]);

  return {
    q,
    status,
    search: (text: string) => amend({ [nameOf(prefix, 'q')]: text }),
    narrow: (to: string) => amend({ [nameOf(prefix, 'status')]: to }),
    widen: () => amend({ [nameOf(prefix, 'q')]: '', [nameOf(prefix, 'status')]: '' }),
  };
}
