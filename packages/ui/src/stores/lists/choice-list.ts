import { LIST_LIMIT_MAX, LIST_SEARCH_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { atom } from 'nanostores';
import { callPage, type ListEndpoint, type RowOf } from '../../api/call-page.ts';

/** The options of a combo box. */
export type Choices<Row> =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** True if there are more matches than rows, so that the server has to search. */
      hasMore: boolean;
    };

interface ChoiceListOptions<E extends ListEndpoint> {
  endpoint: E;
  query: Pick<ListQuery, 'status' | 'sort'>;
  failed: (error: unknown) => void;
}

/** Creates the options of a combo box from a list endpoint. */
export function createChoiceList<E extends ListEndpoint>(options: ChoiceListOptions<E>) {
  const $choices = atom<Choices<RowOf<E>>>({ state: 'loading' });
  let latestLoadId = 0;
  let hasMore = false;

  /** Loads the rows that match the text. Reports failures instead of throwing. */
  async function search(q = ''): Promise<void> {
    latestLoadId += 1;
    const loadId = latestLoadId;
    if ($choices.get().state === 'failed') $choices.set({ state: 'loading' });
    try {
      const query = { ...options.query, ...(q && { q: q.slice(0, LIST_SEARCH_MAX) }), limit: LIST_LIMIT_MAX };
      const { data: rows, nextCursor } = await callPage(options.endpoint, query);
      if (loadId !== latestLoadId) return;
      if (!q) hasMore = nextCursor !== null;
      $choices.set({ state: 'ready', rows, hasMore });
    } catch (error) {
      if (loadId !== latestLoadId) return;
      $choices.set({ state: 'failed' });
      options.failed(error);
    }
  }

  function remove(id: string): void {
    const choices = $choices.get();
    if (choices.state !== 'ready') return;
    const rows = choices.rows.filter((row) => (row as { _id: string })._id !== id);
    $choices.set({ ...choices, rows });
  }

  return { $choices, search, remove };
}
