import type { RecordRef } from '@prahari/contract/people';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { pushParams } from '../../search-params.ts';

export type PersonKind = 'guard' | 'client';

export interface ShownPerson {
  kind: PersonKind;
  id: string;
  /** As a page instead of beside the list. */
  asPage: boolean;
}

const PAGE = 'page';

/** The tab whose form takes a client by the same parameter. */
const FORM = 'assign-guards';

/** The person whose record the URL shows. */
export function personIn(params: URLSearchParams): ShownPerson | undefined {
  const asPage = params.get('show') === PAGE;
  const guard = params.get('guard');
  if (guard) return { kind: 'guard', id: guard, asPage };
  const client = params.get('tab') === FORM ? null : params.get('client');
  return client ? { kind: 'client', id: client, asPage } : undefined;
}

/**
 * The parameters of the page with the record of a person, or without one. On the form for assigning, where the parameter `client`
 * means the selected client, the record of a client opens on the Clients tab.
 */
function paramsOf(kind?: PersonKind, id = ''): URLSearchParams {
  // Rendered on the server without a location.
  const params = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  const isForm = params.get('tab') === FORM;
  if (kind === 'client' && isForm) return new URLSearchParams({ tab: 'clients', client: id });
  for (const name of isForm ? ['guard', 'show'] : ['guard', 'client', 'show']) params.delete(name);
  if (kind) params.set(kind, id);
  return params;
}

/** Links to records beside what is open; `close` closes the dialog in which the link is. */
const linkTo =
  (kind: PersonKind) =>
  (id: string, close?: () => void): LinkTarget => ({
    href: `?${paramsOf(kind, id)}`,
    onOpen: () => {
      close?.();
      pushParams(paramsOf(kind, id));
    },
  });

export const guardLink = linkTo('guard');
export const clientLink = linkTo('client');

/** The record of a guard or client, beside what is open. */
export const recordLink = ({ kind, _id }: RecordRef, close?: () => void): LinkTarget =>
  linkTo(kind)(_id, close);

export const openPerson = (kind: PersonKind, id: string): void => pushParams(paramsOf(kind, id));
export function openPersonPage({ kind, id }: ShownPerson): void {
  const params = paramsOf(kind, id);
  params.set('show', PAGE);
  pushParams(params);
}
export const closePerson = (): void => pushParams(paramsOf());
