import type { RecordRef } from '@prahari/contract/people';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { hrefOf, pushParams } from '../../search-params.ts';

export type PersonKind = 'guard' | 'client';

export interface ShownPerson {
  kind: PersonKind;
  id: string;
  /** As a page instead of beside the list. */
  asPage: boolean;
}

const PAGE = 'page';

/** The form for assigning takes a client by the same parameter. */
const isForm = (params: URLSearchParams): boolean => params.get('tab') === 'assign-guards';

/** The person whose record the URL shows. */
export function personIn(params: URLSearchParams): ShownPerson | undefined {
  const asPage = params.get('show') === PAGE;
  const guard = params.get('guard');
  if (guard) return { kind: 'guard', id: guard, asPage };
  const client = isForm(params) ? null : params.get('client');
  return client ? { kind: 'client', id: client, asPage } : undefined;
}

/** The parameters of the page as it is, without a person; the form for assigning keeps its client. */
function listParams(): Record<string, string> {
  const params = new URLSearchParams(location.search);
  for (const name of isForm(params) ? ['guard', 'show'] : ['guard', 'client', 'show']) params.delete(name);
  return Object.fromEntries(params);
}

/**
 * A record opens on the current tab. Not that of a client on the form for assigning, where the parameter `client` means the selected
 * client: it opens on the Clients tab.
 */
const paramsOf = (kind: PersonKind, id: string): Record<string, string> => ({
  ...(kind === 'client' && isForm(new URLSearchParams(location.search)) ? { tab: 'clients' } : listParams()),
  [kind]: id,
});

const linkTo = (kind: PersonKind, id: string, close?: () => void): LinkTarget => ({
  // Rendered on the server without a location.
  href: typeof location === 'undefined' ? hrefOf({ [kind]: id }) : hrefOf(paramsOf(kind, id)),
  onOpen: () => {
    close?.();
    pushParams(paramsOf(kind, id));
  },
});

/** The record of a guard, beside what is open; `close` closes the dialog in which the link is. */
export const guardLink = (guardId: string, close?: () => void): LinkTarget => linkTo('guard', guardId, close);
/** The record of a client, beside what is open. */
export const clientLink = (clientId: string, close?: () => void): LinkTarget =>
  linkTo('client', clientId, close);

/** The record of a guard or client, beside what is open. */
export const recordLink = ({ kind, _id }: RecordRef, close?: () => void): LinkTarget =>
  linkTo(kind, _id, close);

export const openPerson = (kind: PersonKind, id: string): void => pushParams(paramsOf(kind, id));
export const openPersonPage = ({ kind, id }: ShownPerson): void =>
  pushParams({ ...paramsOf(kind, id), show: PAGE });
export const closePerson = (): void => pushParams(listParams());
