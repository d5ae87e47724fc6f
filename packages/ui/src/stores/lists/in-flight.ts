import { atom, type ReadableAtom } from 'nanostores';

/** Rows with a running request. */
export interface InFlight {
  $ids: ReadableAtom<ReadonlySet<string>>;
  /** Runs `work` unless it runs for this row, so that a double click sends one request. */
  run: (id: string, work: () => Promise<void>) => Promise<void>;
}

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
