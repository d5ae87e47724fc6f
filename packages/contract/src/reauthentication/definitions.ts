import { tooManyTries, wrongPassword } from '../auth/refusals.ts';
import { define, messageReply } from '../definition.ts';
import { wrongCode } from '../second-factor/refusals.ts';
import * as endpoints from './endpoints.ts';
import { reauthenticateBody } from './schemas.ts';

export const reauthenticate = define(endpoints.reauthenticate, {
  summary:
    'Confirm the password again and, for an admin with two-step login, a code as well. Some calls need it when the login is older than 15 minutes.',
  body: reauthenticateBody,
  reply: messageReply,
  refusals: [wrongPassword, wrongCode, tooManyTries],
  hashes: true,
});
