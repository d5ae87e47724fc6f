import type { forgotPassword, register } from '@prahari/contract/auth';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { login } from '@prahari/contract/sessions';
import { lazyAuthApi } from './lazy-auth-api.ts';

type Calls = Awaited<ReturnType<typeof lazyAuthApi>>;
type Errors = Record<string, string>;

/** Returns errors by field; none if the schemas can't load, since the request then fails too. */
const withAuthApi = (check: (calls: Calls) => Errors | Promise<Errors>): Promise<Errors> =>
  lazyAuthApi().then(check, () => ({}));

export const checkLogin = (typed: BodyOf<typeof login>) => withAuthApi((calls) => calls.loginErrors(typed));
export const checkRegistration = (typed: BodyOf<typeof register>) =>
  withAuthApi((calls) => calls.registrationErrors(typed));
export const checkEmail = (typed: BodyOf<typeof forgotPassword>) =>
  withAuthApi((calls) => calls.emailErrors(typed));
export const checkNewPassword = (typed: { newPassword: string; email?: string }) =>
  withAuthApi((calls) => calls.newPasswordErrors(typed));
