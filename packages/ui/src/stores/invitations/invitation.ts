import { type acceptInvitation, invitationInvalid, invitationsMessages } from '@prahari/contract/accounts';
import { LAST_ROLE_KEY, REDIRECT_TO_LOGIN_MS } from '@prahari/contract/constants';
import type { BodyOf } from '@prahari/contract/endpoint';

import { ApiError } from '../../api/ApiError.ts';
import { writeSessionItem } from '../../api/session-storage.ts';
import { $navigating, redirectTo } from '../session/navigation.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Password schemas load at the first interaction. */
export const lazyInvitationApi = () => import('./invitation-api.ts');

export const checkPassword = (typed: { password: string }) =>
  lazyInvitationApi().then(
    (api) => api.passwordErrors(typed),
    () => ({}),
  );

/** Returns the token after the # of the link. */
const tokenInUrl = (): string => location.hash.slice(1);

const isUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && error.code === invitationInvalid.code;

type FirstPassword = Pick<BodyOf<typeof acceptInvitation>, 'password' | 'consent' | 'email' | 'otp'>;

/** Sets the invited person's password with their consent, and opens login. */
export async function setFirstPassword({ password, ...consent }: FirstPassword): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  try {
    const api = await lazyInvitationApi();
    const body = { invitation: tokenInUrl(), password, confirmPassword: password, ...consent };
    const { data } = await api.acceptInvitation(body);
    writeSessionItem(LAST_ROLE_KEY, data.role);
    toast.success(invitationsMessages.accepted);
    redirectTo('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    const refusal = submitFailure(error, serverMessageOr(error, invitationsMessages.acceptFailed));
    if (refusal.ok || !isUsed(error)) return refusal;
    return { ok: false, errors: [{ path: '', message: invitationInvalid.message }] };
  }
}
