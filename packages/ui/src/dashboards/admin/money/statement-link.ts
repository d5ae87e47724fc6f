import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { hrefOf, pushParams } from '../../search-params.ts';

/** The statement of a client. */
export function statementLink(clientId: string): LinkTarget {
  const parameters = { tab: 'money', view: 'owed', of: clientId };
  return { href: hrefOf(parameters), onOpen: () => pushParams(parameters) };
}
