import { endpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { AcceptedInvitation, AcceptInvitationBody, Invitation, InvitePersonBody } from './schemas.ts';

/** Takes no Idempotency-Key: the reply, which has the link, would be stored. */
export const invitePerson = endpoint<DataReply<Invitation>, InvitePersonBody>({
  method: 'POST',
  path: '/admin/invite-person',
  access: 'admin',
});

export const acceptInvitation = endpoint<DataReply<AcceptedInvitation>, AcceptInvitationBody>({
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
});
