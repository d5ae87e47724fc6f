import { type EndpointSpec, LIST_LIMIT_MAX, type ListQuery } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { choicesOf } from './choices.ts';
import type { FilterRules } from './filter-and-sort.ts';

/** What a form offers to choose from. */
export type Choices<Row> =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** True when there are more than could be loaded at once, so that the server has to search. */
      isPart: boolean;
    };

export interface ChoiceList<Row> {
  $choices: ReadableAtom<Choices<Row>>;
  /** Loads those that fit the text. Failures are reported, never thrown. */
  find: (q?: string) => Promise<void>;
}

export interface ChoiceListOptions<Row> extends FilterRules<Row> {
  endpoint: EndpointSpec & { list: object };
  toRow: (raw: unknown) => Row;
  query: Pick<ListQuery, 'status' | 'sort'>;
  /** Words and shows the failure. */
  failed: (error: unknown) => void;
}

/** What a form offers to choose from, searched by the server where there is more than can be loaded at once. */
export function createChoiceList<Row>(options: ChoiceListOptions<Row>): ChoiceList<Row> {
  const $choices = atom<Choices<Row>>({ state: 'loading' });
  let latest = 0;
  let isPart = false;

  async function find(q = ''): Promise<void> {
    latest += 1;
    const mine = latest;
    if ($choices.get().state === 'failed') $choices.set({ state: 'loading' });
    try {
      const rows = await choicesOf(
        options.endpoint,
        options.toRow,
        { ...options.query, ...(q && { q }) },
        options,
      );
      if (mine !== latest) return;
      if (!q) isPart = rows.length >= LIST_LIMIT_MAX;
      $choices.set({ state: 'ready', rows, isPart });
    } catch (error) {
      if (mine !== latest) return;
      $choices.set({ state: 'failed' });
      options.failed(error);
    }
  }

  return { $choices, find };
}
