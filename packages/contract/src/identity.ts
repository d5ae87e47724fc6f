import { endpoint, linkEndpoint, rowEndpoint } from './endpoint.ts';
import type { Identity, IdentityCard, SavePhotographBody } from './identity.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const identityMessages = {
  made: 'The card is valid from now on',
  makeFailed: 'Failed to make the card',
  ended: 'The card is not valid any more',
  endFailed: 'Failed to end the card',
  fetchFailed: 'Failed to fetch the card',
  downloadFailed: 'The card could not be downloaded',
  photographSaved: 'Photograph saved',
  photographSaveFailed: (message: string) => `Failed to save the photograph: ${message}`,
  photographDeleted: 'Photograph deleted',
  photographDeleteFailed: 'Failed to delete the photograph',
  noPicture: 'This file is neither a JPEG nor a PNG picture',
  pictureTooLarge: 'A photograph has at most 70 KB and 2,000 pixels a side',
} as const;

/** In bytes: a face of 360 × 450 pixels has about half. */
export const MAX_PHOTOGRAPH_BYTES = 70 * 1024;
/** Width and height in pixels. */
export const MAX_PHOTOGRAPH_SIDE = 2000;

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

/** Keeps the photograph of a guard for the card, in the place of an earlier one. */
export const savePhotograph = rowEndpoint<MessageReply, SavePhotographBody>({
  method: 'PUT',
  path: '/admin/guards/{id}/photograph',
  access: 'admin',
});

/** Deletes the photograph of a guard. Without one, nothing changes. */
export const deletePhotograph = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/admin/guards/{id}/photograph',
  access: 'admin',
});

/** Replies with an attachment, application/pdf: both sides of a card in the size of a bank card. */
export const downloadIdentityCard = endpoint<string>({
  method: 'GET',
  path: '/admin/guards/{id}/identity/pdf',
  access: 'admin',
});
