import { RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

export interface Cooldown {
  /** Whole seconds until another code can be requested; 0 for now. Counts down while subscribed. */
  $secondsLeft: ReadableAtom<number>;
  /** Restarts at 60 seconds (SPEC section 9), or as long as the server asked for. */
  start: (seconds?: number) => void;
  clear: () => void;
}

/** A cooldown that survives a reload: its end is kept in session storage under the name. */
export function createCooldown(name: string): Cooldown {
  const $secondsLeft = atom(0);
  const look = () => {
    const left = Math.ceil((Number(readSessionItem(name)) - Date.now()) / 1000);
    $secondsLeft.set(Math.max(0, left));
  };

  onMount($secondsLeft, () => {
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  });

  return {
    $secondsLeft,
    start: (seconds = RESEND_COOLDOWN_SECONDS) => {
      writeSessionItem(name, String(Date.now() + seconds * 1000));
      look();
    },
    clear: () => {
      removeSessionItem(name);
      look();
    },
  };
}
