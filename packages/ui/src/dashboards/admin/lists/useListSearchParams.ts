import { useEffect, useRef } from 'react';
import type { List } from '../../../stores/lists/list.ts';
import { replaceParams, useSearchParams } from '../../search-params.ts';

/** The name of a list's URL parameter; the first list of a tab has no prefix. */
const nameOf = (prefix: string, part: string) => (prefix ? `${prefix}-${part}` : part);

const numberOf = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** Changes parameters of a list in the URL; without `page` among them, the list goes back to its first page. */
function write(prefix: string, parts: Readonly<Record<string, string>>): void {
  const all = Object.entries({ page: '', ...parts });
  replaceParams(Object.fromEntries(all.map(([part, value]) => [nameOf(prefix, part), value])));
}
const writePage = (prefix: string, page: number) => write(prefix, { page: page > 1 ? `${page}` : '' });

function isLoaded<Row>(list: List<Row>): boolean {
  const page = list.$page.get();
  return page.state === 'ready' && !page.busy;
}

/**
 * Syncs a list's search, filter, sort and page with the URL, and loads the list when its tab opens.
 * @param prefix distinguishes two lists of one tab
 */
export function useListSearchParams<Row>(list: List<Row>, prefix: string) {
  const params = useSearchParams();
  const read = (part: string) => params.get(nameOf(prefix, part)) ?? '';
  const [q, status, sort, page] = [read('q'), read('status'), read('sort'), numberOf(read('page'))];
  const isOpen = useRef(false);

  useEffect(() => {
    const shown = { q, status, sort, page };
    const loading = isOpen.current ? list.change(shown) : list.open(shown);
    isOpen.current = true;
    let isCurrent = true;
    // The URL gets the page that is shown, if the one it names does not exist or could not be loaded.
    void loading.then(() => {
      const number = list.$pageNumber.get();
      if (isCurrent && number !== page) writePage(prefix, number);
    });
    return () => {
      isCurrent = false;
    };
  }, [list, prefix, q, status, sort, page]);

  // The last row of a page can leave it: then another page is shown, and Next has to count from there.
  useEffect(
    () =>
      list.$pageNumber.listen((number) => {
        if (isLoaded(list) && number !== page) writePage(prefix, number);
      }),
    [list, prefix, page],
  );

  /** Does nothing while a page is loading, so that a second press skips no page. */
  const turn = (by: number) => {
    if (isLoaded(list)) writePage(prefix, list.$pageNumber.get() + by);
  };
  return {
    q,
    status,
    setQuery: (text: string) => write(prefix, { q: text }),
    setStatus: (to: string) => write(prefix, { status: to }),
    setSort: (to: string) => write(prefix, { sort: to }),
    clearFilters: () => write(prefix, { q: '', status: '' }),
    next: () => turn(1),
    previous: () => turn(-1),
  };
}
