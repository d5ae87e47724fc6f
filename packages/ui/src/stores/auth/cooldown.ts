import { RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../session-storage.ts';

export interface Cooldown {
  /** Seconds until another code can be requested, else 0. Counts down while subscribed. */
  $secondsLeft: ReadableAtom<number>;
  /** Restarts the cooldown: 60 seconds (SPEC section 9), or the server's Retry-After. */
  start: (seconds?: number) => void;
  clear: () => void;
}

/** Creates a cooldown that survives a reload; session storage keeps its end under the name. */
export function createCooldown(name: string): Cooldown {
  const $secondsLeft = atom(0);
  const update = () => {
    const left = Math.ceil((Number(readSessionItem(name)) - Date.now()) / 1000);
    $secondsLeft.set(Math.max(0, left));
  };

  onMount($secondsLeft, () => {
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  return {
    $secondsLeft,
    start: (seconds = RESEND_COOLDOWN_SECONDS) => {
      writeSessionItem(name, String(Date.now() + seconds * 1000));
      update();
    },
    clear: () => {
      removeSessionItem(name);
      update();
    },
  };
}
