import type { ListQuery } from '@prahari/contract';
import { LIST_LIMIT_MAX } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { callPage, type ListEndpoint, type RowOf } from '../api/call-page.ts';

/** The options of a combo box. */
export type Choices<Row> =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** True when there are more than one page holds, so that the server has to search. */
      isPart: boolean;
    };

export interface ChoiceList<Row> {
  $choices: ReadableAtom<Choices<Row>>;
  /** Loads those that match the text. Failures are reported, never thrown. */
  search: (q?: string) => Promise<void>;
  /** Takes out a row that can no longer be chosen. */
  remove: (id: string) => void;
}

export interface ChoiceListOptions<E extends ListEndpoint> {
  endpoint: E;
  query: Pick<ListQuery, 'status' | 'sort'>;
  /** Reports the failure. */
  failed: (error: unknown) => void;
}

/** What a form offers to choose from, searched by the server where there is more than one page. */
export function createChoiceList<E extends ListEndpoint>(
  options: ChoiceListOptions<E>,
): ChoiceList<RowOf<E>> {
  const $choices = atom<Choices<RowOf<E>>>({ state: 'loading' });
  let latest = 0;
  let isPart = false;

  async function search(q = ''): Promise<void> {
    latest += 1;
    const mine = latest;
    if ($choices.get().state === 'failed') $choices.set({ state: 'loading' });
    try {
      const query = { ...options.query, ...(q && { q }), limit: LIST_LIMIT_MAX };
      const { data: rows, nextCursor } = await callPage(options.endpoint, query);
      if (mine !== latest) return;
      if (!q) isPart = nextCursor !== null;
      $choices.set({ state: 'ready', rows, isPart });
    } catch (error) {
      if (mine !== latest) return;
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
