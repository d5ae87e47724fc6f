import { find as findEndpoint, findMessages } from '@prahari/contract/office';
import type { Found } from '@prahari/contract/office.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';

export type FindState =
  | { state: 'idle' }
  | { state: 'loading'; rows: readonly Found[] }
  | { state: 'failed' }
  | { state: 'ready'; rows: readonly Found[] };

/** Milliseconds without typing before a search begins. */
const DEBOUNCE_MS = 150;

const $state = atom<FindState>({ state: 'idle' });
/** Results for the latest text. */
export const $found: ReadableAtom<FindState> = $state;

let latest: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

async function search(q: string, { signal }: AbortController): Promise<void> {
  try {
    const { data } = await call(findEndpoint, { q }, { signal });
    if (!signal.aborted) $state.set({ state: 'ready', rows: data });
  } catch (error) {
    if (signal.aborted) return;
    console.error(findMessages.failed, error);
    $state.set({ state: 'failed' });
  }
}

/** Searches for a text and aborts an earlier search. Keeps failures in the state. */
export function findText(text: string): void {
  latest?.abort();
  clearTimeout(timer);
  const q = text.trim();
  if (!q) {
    $state.set({ state: 'idle' });
    return;
  }
  const before = $state.get();
  $state.set({ state: 'loading', rows: before.state === 'ready' ? before.rows : [] });
  const request = new AbortController();
  latest = request;
  timer = setTimeout(() => void search(q, request), DEBOUNCE_MS);
}
