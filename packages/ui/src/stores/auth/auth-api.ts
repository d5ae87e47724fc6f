import * as auth from '@prahari/contract/auth';
import { emailBody, registerBody, resetPasswordBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { login as loginEndpoint } from '@prahari/contract/sessions';
import { loginBody } from '@prahari/contract/sessions.schemas';
import type { PersonalFields } from '@prahari/contract/weak-password';
import { call } from '../../api/call.ts';
import { isOtherOrigin } from '../../api/configure-api.ts';

/** The message at a login without local storage. */
export const STORAGE_BLOCKED =
  'Your browser does not let this site keep your login. Allow cookies and site data for it, then try again.';

export const register = (body: BodyOf<typeof auth.register>) => call(auth.register, body);

/** On the page's own origin the token comes as a cookie, which a script can't steal. */
export const login = (body: BodyOf<typeof loginEndpoint>) =>
  call(loginEndpoint, isOtherOrigin() ? body : { ...body, cookie: true });
export const verifyOtp = (body: BodyOf<typeof auth.verifyOtp>) => call(auth.verifyOtp, body);
export const resendOtp = (body: BodyOf<typeof auth.resendOtp>) => call(auth.resendOtp, body);
export const forgotPassword = (body: BodyOf<typeof auth.forgotPassword>) => call(auth.forgotPassword, body);
export const resetPassword = (body: BodyOf<typeof auth.resetPassword>) => call(auth.resetPassword, body);

export const loginErrors = (typed: object) => fieldErrors(loginBody, typed);
/** Returns errors of a weak password. None if the estimator can't load: the server decides. */
const weakPasswordErrors = (field: 'password' | 'newPassword', typed: string, person: PersonalFields) =>
  import('@prahari/contract/weak-password').then(
    ({ passwordWeakness, weaknessMessages }): Record<string, string> => {
      const weakness = typed === '' ? undefined : passwordWeakness(typed, person);
      return weakness ? { [field]: weaknessMessages[field][weakness] } : {};
    },
    () => ({}),
  );

export const registrationErrors = async (typed: BodyOf<typeof auth.register>) => ({
  ...(await weakPasswordErrors('password', typed.password, typed)),
  ...fieldErrors(registerBody, typed),
});
export const emailErrors = (typed: object) => fieldErrors(emailBody, typed);
export async function newPasswordErrors({
  newPassword,
  ...person
}: PersonalFields & { newPassword: string }): Promise<Record<string, string>> {
  const { newPassword: wrong } = fieldErrors(resetPasswordBody, { newPassword });
  return wrong ? { newPassword: wrong } : weakPasswordErrors('newPassword', newPassword, person);
}
