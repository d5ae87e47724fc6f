import { messages } from '@prahari/contract/messages';
import { atom, type ReadableAtom } from 'nanostores';
import { createCooldown } from './cooldown.ts';
import { reportFailure, type SubmitResult, unreachable } from './failure.ts';
import { retryAfterOf } from './retry-after.ts';
import { toast } from './toasts.ts';

export interface CodeSenderOptions {
  /** Its own, so that a refresh of the page finds the wait again. */
  name: string;
  /** Has a code mailed to the address. */
  send: (email: string) => Promise<unknown>;
  /** Whom the code goes to; null when nobody is known. */
  email: () => string | null;
  sent: string;
  failed: string;
}

export interface CodeSender {
  /** Seconds until another code may be asked for. */
  $secondsLeft: ReadableAtom<number>;
  $sending: ReadableAtom<boolean>;
  /** Has another code mailed, unless it is too soon; a server that asks to wait longer is obeyed. */
  resend: () => Promise<void>;
  /** Begins the wait: a code was mailed just now, or the server asked for so many seconds. */
  wait: (seconds?: number) => void;
  /** Ends the wait. */
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

/** For a code the server did not take: the spec's toast, and at the field what to do about it. */
export function wrongCode(error: unknown): SubmitResult {
  reportFailure(error, messages.auth.invalidOtp);
  const advice = { path: 'otp', message: 'Check the six digits, or ask for a new code.' };
  return { ok: false, errors: [unreachable(error) ?? advice] };
}
