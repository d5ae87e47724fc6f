import type { MouseEvent } from 'react';

/** URL parameters of a filtered list, and the hash of its section. */
export interface ListTarget {
  params: Readonly<Record<string, string>>;
  hash?: string;
}

/** How what is shown leads to its place in the dashboard. */
export interface Links<Target> {
  /** Returns the URL of a place. */
  hrefOf: (target: Target) => string;
  /** Called when a link is pressed. */
  onOpen: (target: Target) => void;
}

/** How the office's figures lead to their rows. */
export type ListLinks = Links<ListTarget>;

/** Props of an `<a>` that leads to a place in the dashboard; another tab of the browser stays possible. */
export const linkProps = <Target>({ hrefOf, onOpen }: Links<Target>, target: Target) => ({
  href: hrefOf(target),
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(target);
  },
});

/** The board of posts, filtered by a status. */
export const boardOf = (status: string): ListTarget => ({ params: { tab: 'today', status }, hash: '#posts' });
export const overdueBills: ListTarget = {
  params: { tab: 'clients', 'bills-status': 'overdue' },
  hash: '#bills',
};
