import type { Links } from '../../base/link-props.ts';

/** URL parameters of a filtered list, and the hash of its section. */
export interface ListTarget {
  params: Readonly<Record<string, string>>;
  hash?: string;
}

/** The addresses of the rows behind the office's figures. */
export type ListLinks = Links<ListTarget>;

/** The board of posts, filtered by a status. */
export const boardOf = (status: string): ListTarget => ({ params: { tab: 'today', status }, hash: '#posts' });
export const overdueBills: ListTarget = {
  params: { tab: 'clients', 'bills-status': 'overdue' },
  hash: '#bills',
};
