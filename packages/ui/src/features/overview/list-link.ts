import type { MouseEvent } from 'react';

/** URL parameters of a filtered list, and the hash of its section. */
export interface ListTarget {
  params: Readonly<Record<string, string>>;
  hash?: string;
}

/** How the office's figures lead to their rows. */
export interface ListLinks {
  /** Returns the URL of a list. */
  hrefOf: (target: ListTarget) => string;
  /** Called when a figure is pressed. */
  onOpen: (target: ListTarget) => void;
}

/** Props of an `<a>` that leads to a list; another tab of the browser stays possible. */
export const linkProps = ({ hrefOf, onOpen }: ListLinks, target: ListTarget) => ({
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
