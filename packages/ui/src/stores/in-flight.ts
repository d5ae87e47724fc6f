import { atom, type ReadableAtom } from 'nanostores';

/** Rows with an action on its way. */
export interface InFlight {
  /** Ids of these rows. */
  $ids: ReadableAtom<ReadonlySet<string>>;
  /** Runs the work unless the row has an action on its way, so that a double click sends once. */
  run: (id: string, work: () => Promise<void>) => Promise<void>;
}

/** Tracks which rows have an action on its way. */
export function createInFlight(): InFlight {
  const $ids = atom<ReadonlySet<string>>(new Set());
  return {
    $ids,
    async run(id, work) {
      if ($ids.get().has(id)) return;
      $ids.set(new Set($ids.get()).add(id));
      try {
        await work();
      } finally {
        const rest = new Set($ids.get());
        rest.delete(id);
        $ids.set(rest);
      }
    },
  };
}
