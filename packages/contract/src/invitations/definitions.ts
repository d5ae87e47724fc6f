import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { hasLogin, invitationInvalid, noEmail, personNotFound } from './refusals.ts';
import { acceptedInvitation, acceptInvitationBody, invitation, invitePersonBody } from './schemas.ts';

export const invitePerson = define(endpoints.invitePerson, {
  summary:
    'Invite a client or guard, whom the office entered, to set a password. The link works once, for 7 days.',
  body: invitePersonBody,
  reply: dataReply(invitation),
  refusals: [personNotFound, noEmail, hasLogin],
});

export const acceptInvitation = define(endpoints.acceptInvitation, {
  summary: 'Set the password of an invited person; the invitation is used up.',
  body: acceptInvitationBody,
  reply: dataReply(acceptedInvitation),
  refusals: [invitationInvalid],
  hashes: true,
});
