import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { hrefOf, pushParams } from '../../search-params.ts';

const linkTo = (parameters: Record<string, string>, hash = ''): LinkTarget => ({
  href: hrefOf(parameters, hash),
  onOpen: () => pushParams(parameters, hash),
});

/** The muster of a post in a month. */
export const musterLink = (postId: string, month: string): LinkTarget =>
  linkTo({ tab: 'today', view: 'month', month, muster: postId });

/** A bill in the list of bills. */
export const billLink = (billNumber: string): LinkTarget =>
  linkTo({ tab: 'clients', 'bills-q': billNumber }, '#bills');

/** The list of bills. */
export const openBills = (): void => pushParams({ tab: 'clients' }, '#bills');

/** The bills of the month that was chosen last. */
export const openBillMonth = (): void => pushParams({ tab: 'clients', 'bill-month': 'last' });
