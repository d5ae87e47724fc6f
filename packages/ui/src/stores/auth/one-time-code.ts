import { authMessages } from '@prahari/contract/auth';
import { atom, type ReadableAtom } from 'nanostores';
import {
  isServerBusy,
  limitError,
  reportFailure,
  type SubmitResult,
  unreachableError,
} from '../toasts/failure.ts';
import { retryAfterOf } from '../toasts/retry-after.ts';
import { toast } from '../toasts/toasts.ts';
import { createCooldown } from './cooldown.ts';

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

export interface CodeSender {
  /** Seconds until another code can be requested. */
  $secondsLeft: ReadableAtom<number>;
  $sending: ReadableAtom<boolean>;
  /** Requests another code unless the cooldown is running. Retry-After restarts the cooldown. */
  resend: () => Promise<void>;
  /** Starts the cooldown after a code was sent. */
  wait: (seconds?: number) => void;
  clear: () => void;
}

export function createCodeSender({ name, send, email, sent, failed }: CodeSenderOptions): CodeSender {
  const cooldown = createCooldown(name);
  const $sending = atom(false);

  async function resend(): Promise<void> {
    const address = email();
    if (!address || $sending.get() || cooldown.$secondsLeft.get() > 0) return;
    $sending.set(true);
    try {
      await send(address);
      cooldown.start();
      toast.success(sent);
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds) cooldown.start(seconds);
      reportFailure(error, failed);
    } finally {
      $sending.set(false);
    }
  }

  return {
    $secondsLeft: cooldown.$secondsLeft,
    $sending,
    resend,
    wait: cooldown.start,
    clear: cooldown.clear,
  };
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
