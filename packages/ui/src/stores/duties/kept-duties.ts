import { KEPT_DUTIES_KEY } from '@prahari/contract/constants';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { serverTime } from '../../api/server-clock.ts';

interface Kept {
  /** ISO 8601, by the server's clock. */
  at: string;
  data: unknown;
}

const $since = atom<string | undefined>();

/** The time of the shown duties where the network is gone; undefined while they come from the server. */
export const $keptSince: ReadableAtom<string | undefined> = $since;

function readKept(): Partial<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage[KEPT_DUTIES_KEY] ?? '{}') as Partial<Record<string, Kept>>;
  } catch {
    return {};
  }
}

function keep(name: string, data: unknown): void {
  const kept = { ...readKept(), [name]: { at: serverTime().toISOString(), data } };
  try {
    localStorage[KEPT_DUTIES_KEY] = JSON.stringify(kept);
  } catch {
    // Storage is full or blocked: the page works with a network.
  }
}

/** True without a network, or when what answers is a proxy whose server is away. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/**
 * Reads from the server and keeps the reply on this phone until logout. Without network it returns
 * the kept one. @throws the error of `read` if nothing is kept
 */
export async function orKept<Data>(name: 'profile' | 'duties', read: () => Promise<Data>): Promise<Data> {
  try {
    const data = await read();
    keep(name, data);
    $since.set(undefined);
    return data;
  } catch (error) {
    const kept = isAway(error) ? readKept()[name] : undefined;
    if (!kept) throw error;
    $since.set(kept.at);
    return kept.data as Data;
  }
}
