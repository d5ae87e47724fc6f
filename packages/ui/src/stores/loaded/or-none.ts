import type { Loaded } from './loaded.ts';

/** Null when the server keeps no such data, which `read` gives as null. */
export function orNone<Data>(loaded: Loaded<Data | null>): Loaded<Data> | null {
  if (loaded.state !== 'ready') return loaded;
  return loaded.data === null ? null : { state: 'ready', data: loaded.data };
}
