import { persistentAtom } from '@nanostores/persistent';
import { PRESSES_KEY } from '@prahari/contract/constants';
import type { PressBody } from '@prahari/contract/duties.schemas';

/** A press that has not reached the office, or that it refused. Kept in local storage until logout. */
export interface StoredPress {
  id: string;
  /** The user who pressed. */
  owner: string;
  dutyId: string;
  kind: 'start' | 'end';
  /** By the device's clock. */
  at: string;
  /** By the server's clock, which is what people read. */
  pressedAt: string;
  clientName: string;
  position?: PressBody['position'];
  /** It was tried, or takes long. */
  waits?: boolean;
  /** The server's refusal. */
  refused?: string;
}

const none: readonly StoredPress[] = [];

function decode(text: string): readonly StoredPress[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? (stored as StoredPress[]) : none;
  } catch {
    return none;
  }
}

/** The presses of everybody who has used this browser, synced between tabs. */
export const $stored = persistentAtom<readonly StoredPress[]>(PRESSES_KEY, none, {
  encode: JSON.stringify,
  decode,
});

export const addPress = (press: StoredPress): void => $stored.set([...$stored.get(), press]);

export const changePress = (id: string, changes: Partial<StoredPress>): void =>
  $stored.set($stored.get().map((press) => (press.id === id ? { ...press, ...changes } : press)));

export const removePress = (id: string): void =>
  $stored.set($stored.get().filter((press) => press.id !== id));
