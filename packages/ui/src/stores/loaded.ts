import { atom, type ReadableAtom } from 'nanostores';

/** Data loaded from the server. */
export type Loaded<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data };

export interface LoadedStore<Data> {
  $loaded: ReadableAtom<Loaded<Data>>;
  /** Loads the data, or loads it again while the old data stays. Failures are reported, never thrown. */
  load: () => Promise<void>;
  /** As load, but a failure is only logged. */
  refreshSilently: () => Promise<void>;
  /** Sets the data from the reply of a write. */
  put: (data: Data) => void;
  /** As before the first load. */
  reset: () => void;
}

export interface LoadedOptions<Data> {
  /** Loads the data; an error makes the state `failed`. */
  read: () => Promise<Data>;
  /** Reports the failure. */
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
    refreshSilently: () => run((error) => console.error('Could not load again', error)),
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
