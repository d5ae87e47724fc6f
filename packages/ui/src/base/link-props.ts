import type { MouseEvent } from 'react';

/** Links from what is shown to its place in the dashboard. */
export interface Links<Target> {
  /** Returns the URL of a place. */
  hrefOf: (target: Target) => string;
  /** Called when a link is pressed. */
  onOpen: (target: Target) => void;
}

/** Props of an `<a>` to a place in the dashboard, which another tab can open too. */
export const linkProps = <Target>({ hrefOf, onOpen }: Links<Target>, target: Target) => ({
  href: hrefOf(target),
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(target);
  },
});
