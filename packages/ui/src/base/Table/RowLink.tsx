import type { MouseEvent, ReactNode } from 'react';

export interface LinkTarget {
  /** For a new tab, and for copying. */
  href: string;
  /** A plain press. */
  onOpen: () => void;
}

/** The name of a row as a link to the page of what the row is about. */
export function RowLink({ href, onOpen, children }: LinkTarget & { children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      onClick={open}
      className="no-underline underline-offset-[0.2em] hover:underline touch:inline-flex touch:min-h-target touch:items-center"
    >
      {children}
    </a>
  );
}
