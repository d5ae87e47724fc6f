import { atom } from 'nanostores';

/** Data loaded from the server. */
export type Loaded<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Data };

interface LoadedOptions<Data> {
  /** Fetches the data; an error sets the state to `failed`. */
  read: () => Promise<Data>;
  failed: (error: unknown) => void;
}

/** Creates a store of data that is loaded as a whole. */
export function createLoaded<Data>({ read, failed }: LoadedOptions<Data>) {
  const $loaded = atom<Loaded<Data>>({ state: 'loading' });
  let latestLoadId = 0;

  async function run(report: (error: unknown) => void): Promise<void> {
    latestLoadId += 1;
    const loadId = latestLoadId;
    if ($loaded.get().state === 'failed') $loaded.set({ state: 'loading' });
    try {
      const data = await read();
      if (loadId === latestLoadId) $loaded.set({ state: 'ready', data });
    } catch (error) {
      if (loadId !== latestLoadId) return;
      if ($loaded.get().state !== 'ready') $loaded.set({ state: 'failed' });
      report(error);
    }
  }

  return {
    $loaded,
    /** Loads the data while old data stays visible. Reports failures instead of throwing. */
    load: () => run(failed),
    /** Loads the data, but only logs failures. */
    refreshSilently: () => run((error) => console.error('Could not load again', error)),
    put(data: Data): void {
      latestLoadId += 1;
      $loaded.set({ state: 'ready', data });
    },
    reset(): void {
      latestLoadId += 1;
      $loaded.set({ state: 'loading' });
    },
  };
}
