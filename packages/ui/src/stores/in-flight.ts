import { atom, type ReadableAtom } from 'nanostores';

/** The rows something is being done to. */
export interface InFlight {
  /** Ids of these rows. */
  $ids: ReadableAtom<ReadonlySet<string>>;
  /** Does the work unless this row is already being worked on; a double click sends once. */
  run: (id: string, work: () => Promise<void>) => Promise<void>;
}

/** Remembers which rows something is being done to, so that a button can say so. */
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
