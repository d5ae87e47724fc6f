import type { forgotPassword, login, register } from '@prahari/contract/auth/endpoints';
import type { BodyOf } from '@prahari/contract/endpoint';
import { lazyAuthApi } from './lazy-auth-api.ts';

type Calls = Awaited<ReturnType<typeof lazyAuthApi>>;
type Errors = Record<string, string>;

/** Errors by field; none when the checks cannot be fetched, for then nothing can be sent either. */
const late = (check: (calls: Calls) => Errors): Promise<Errors> => lazyAuthApi().then(check, () => ({}));

export const checkLogin = (typed: BodyOf<typeof login>) => late((calls) => calls.loginErrors(typed));
export const checkRegistration = (typed: BodyOf<typeof register>) =>
  late((calls) => calls.registrationErrors(typed));
export const checkEmail = (typed: BodyOf<typeof forgotPassword>) => late((calls) => calls.emailErrors(typed));
export const checkNewPassword = (typed: { newPassword: string }) =>
  late((calls) => calls.newPasswordErrors(typed));
