import { roles } from '@prahari/contract/roles';
import { asRaw, dataOf, idOf, type Raw, text } from './read.ts';

const tokenIn = ({ token, accessToken }: Raw): string => text(token) || text(accessToken);

/** Reads token and role from anywhere in the reply. The role defaults to the requested one. */
export function toLoginReply(reply: unknown, sent: unknown) {
  const top = asRaw(reply);
  const data = asRaw(dataOf(reply));
  const user = asRaw(top.user ?? data.user);
  const role = (text(top.role) || text(data.role) || text(user.role)).toLowerCase();
  return {
    success: true as const,
    token: tokenIn(top) || tokenIn(data) || tokenIn(user),
    role:
      roles.find((known) => known === role) ?? roles.find((known) => known === asRaw(sent).role) ?? 'client',
    user: { id: idOf(user), name: text(user.name), email: text(user.email) },
  };
}
