import { atom, type ReadableAtom } from 'nanostores';

/** One thing a page shows, as it comes from the server. */
export type Loaded<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data };

export interface LoadedStore<Data> {
  $loaded: ReadableAtom<Loaded<Data>>;
  /** Loads, or loads again; what is shown stays until the answer is here. Failures are reported, never thrown. */
  load: () => Promise<void>;
  /** Loads again without a word when it fails: for a page that is looked at again. */
  refreshQuietly: () => Promise<void>;
  /** Puts in what a write told us. */
  put: (data: Data) => void;
  /** As before the first load. */
  reset: () => void;
}

export interface LoadedOptions<Data> {
  /** @throws whatever makes it failed */
  read: () => Promise<Data>;
  /** Words and shows the failure. */
  failed: (error: unknown) => void;
}

export function createLoaded<Data>({ read, failed }: LoadedOptions<Data>): LoadedStore<Data> {
  const $loaded = atom<Loaded<Data>>({ state: 'loading' });
  let latest = 0;

  async function run(report: (error: unknown) => void): Promise<void> {
    latest += 1;
    const mine = latest;
    if ($loaded.get().state === 'failed') $loaded.set({ state: 'loading' });
    try {
      const data = await read();
      if (mine === latest) $loaded.set({ state: 'ready', data });
    } catch (error) {
      if (mine !== latest) return;
      if ($loaded.get().state !== 'ready') $loaded.set({ state: 'failed' });
      report(error);
    }
  }

  return {
    $loaded,
    load: () => run(failed),
    refreshQuietly: () => run((error) => console.error('Could not load again', error)),
    put(data) {
      latest += 1;
      $loaded.set({ state: 'ready', data });
    },
    reset() {
      latest += 1;
      $loaded.set({ state: 'loading' });
    },
  };
}
