import { acceptInvitation as endpoint } from '@prahari/contract/accounts';
import { newPassword } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { call } from '../../api/call.ts';

export const acceptInvitation = (body: BodyOf<typeof endpoint>) => call(endpoint, body);

export function passwordErrors({ password }: { password: string }): Record<string, string> {
  const { '': wrong } = fieldErrors(newPassword(), password);
  return wrong ? { password: wrong } : {};
}
