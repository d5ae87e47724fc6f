import {
  confirmEmail as confirmCall,
  emailChangeMessages,
  getEmailChange,
} from '@prahari/contract/my-account';
import type { EmailChange } from '@prahari/contract/my-account.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { loadAccount } from '../my-account/account.ts';
import {
  nullIfMissing,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The user's new email that waits for its code; null without one. */
export const emailChange = createLoaded<EmailChange | null>({
  read: async () => (await nullIfMissing(call(getEmailChange)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, emailChangeMessages.fetchFailed)),
});

/** Lets the new email count. */
export async function confirmEmail(otp: string): Promise<SubmitResult> {
  try {
    await call(confirmCall, { otp });
    emailChange.put(null);
    toast.success(emailChangeMessages.confirmed);
    await loadAccount();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, emailChangeMessages.confirmFailed));
  }
}
