import { roles } from '@prahari/contract/roles';
import { ApiError, clientErrorCodes } from '../ApiError.ts';
import { asRaw, dataOf, text } from './read.ts';

/** Reads token and role from anywhere in the reply. The role defaults to the requested one. */
export function toLoginReply(reply: unknown, sent: unknown) {
  const top = asRaw(reply);
  const data = asRaw(dataOf(reply));
  const user = asRaw(top.user ?? data.user);
  const role = (text(top.role) || text(data.role) || text(user.role)).toLowerCase();
  return {
    success: true as const,
    token: text(top.token) || text(data.token),
    role:
      roles.find((known) => known === role) ?? roles.find((known) => known === asRaw(sent).role) ?? 'client',
    user: { id: text(user.id), name: text(user.name), email: text(user.email) },
  };
}

/** @throws ApiError `absent` when the reply does not name the user */
export function toStatusReply(reply: unknown) {
  const user = asRaw(asRaw(reply).user);
  if (!text(user.email)) throw new ApiError(404, { code: clientErrorCodes.absent });
  return {
    success: true as const,
    authenticated: true as const,
    user: {
      id: text(user.id),
      name: text(user.name),
      email: text(user.email),
      role: roles.find((known) => known === user.role) ?? 'client',
    },
  };
}
