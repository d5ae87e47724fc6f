import { authMessages } from '@prahari/contract/auth';
import { RESEND_COOLDOWN_SECONDS } from '@prahari/contract/constants';
import { atom, onMount } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../api/session-storage.ts';
import {
  isServerBusy,
  limitError,
  reportFailure,
  type SubmitResult,
  unreachableError,
} from '../toasts/failure.ts';
import { retryAfterOf } from '../toasts/retry-after.ts';
import { toast } from '../toasts/toasts.ts';

export interface CodeSenderOptions {
  /** The cooldown's unique key in session storage. */
  name: string;
  send: (email: string) => Promise<unknown>;
  /** Returns the recipient's address; null when unknown. */
  email: () => string | null;
  sent: string;
  /** The toast of failure, unless the server gave a message. */
  failed: string;
}

/** Creates a cooldown that survives a reload; session storage keeps its end under the name. */
function createCooldown(name: string) {
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
    /** Seconds until another code can be requested, else 0. Counts down while subscribed. */
    $secondsLeft,
    /** Restarts the cooldown: 60 seconds (SPEC section 9), or the server's Retry-After. */
    wait: (seconds = RESEND_COOLDOWN_SECONDS) => {
      writeSessionItem(name, String(Date.now() + seconds * 1000));
      update();
    },
    clear: () => {
      removeSessionItem(name);
      update();
    },
  };
}

/** Creates what sends one-time codes, and its cooldown. */
export function createCodeSender({ name, send, email, sent, failed }: CodeSenderOptions) {
  const cooldown = createCooldown(name);
  const $sending = atom(false);

  /** Requests another code unless the cooldown is running. Retry-After restarts the cooldown. */
  async function resend(): Promise<void> {
    const address = email();
    if (!address || $sending.get() || cooldown.$secondsLeft.get() > 0) return;
    $sending.set(true);
    try {
      await send(address);
      cooldown.wait();
      toast.success(sent);
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds) cooldown.wait(seconds);
      reportFailure(error, failed);
    } finally {
      $sending.set(false);
    }
  }

  return { ...cooldown, $sending, resend };
}

/** Reports a refused code with SPEC's toast and with advice at the field. */
export function reportWrongCode(error: unknown): SubmitResult {
  reportFailure(error, authMessages.invalidOtp);
  const advice = { path: 'otp', message: 'Check the six digits, or ask for a new code.' };
  return {
    ok: false,
    errors: [unreachableError(error) ?? (isServerBusy(error) ? limitError(error) : undefined) ?? advice],
  };
}
