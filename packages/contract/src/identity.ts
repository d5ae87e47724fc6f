import { endpoint, linkEndpoint } from './endpoint.ts';
import type { Identity, IdentityCard } from './identity.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const identityMessages = {
  made: 'The card is valid from now on',
  makeFailed: 'Failed to make the card',
  ended: 'The card is not valid any more',
  endFailed: 'Failed to end the card',
  fetchFailed: 'Failed to fetch the card',
} as const;

export const identityNotFound = {
  status: 404,
  code: 'identity.not_found',
  message: 'This card is not valid. Call the company before you let anybody in',
} as const;

/** Makes the card of a guard. One that is valid stays as it is, so that it can be printed again. */
export const makeIdentityCard = endpoint<DataReply<{ url: string }>>({
  method: 'POST',
  path: '/admin/guards/{id}/identity',
  access: 'admin',
});

/** Returns the card of a guard; its url is null without one. */
export const getIdentityCard = endpoint<DataReply<IdentityCard>>({
  method: 'GET',
  path: '/admin/guards/{id}/identity',
  access: 'admin',
});

/** Ends the card of a guard: whoever scans it reads that it is not valid. */
export const endIdentityCard = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/admin/guards/{id}/identity',
  access: 'admin',
});

/** Returns the caller's own card; its url is null without one. */
export const getOwnIdentityCard = endpoint<DataReply<IdentityCard>>({
  method: 'GET',
  path: '/security/identity',
  access: 'security',
});

/** Tells whoever scans a card what the company says of its guard. */
export const getIdentity = linkEndpoint<DataReply<Identity>>({
  method: 'GET',
  path: '/identity/{token}',
  access: 'public',
});
