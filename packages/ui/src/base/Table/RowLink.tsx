import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface LinkTarget {
  /** For a new tab, and for copying. */
  href: string;
  /** A plain press. */
  onOpen: () => void;
}

export interface RowLinkProps extends LinkTarget {
  /** The name stands between other words, so its lines stay as high as theirs. */
  inSentence?: boolean | undefined;
  children: ReactNode;
}

/** The name of a row as a link to the page of what the row is about. */
export function RowLink({ href, onOpen, inSentence = false, children }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      onClick={open}
      className={classNames(
        'underline-offset-[0.2em] hover:underline',
        inSentence
          ? 'underline decoration-line-strong hover:decoration-current touch:py-4'
          : 'no-underline touch:inline-flex touch:min-h-target touch:items-center',
      )}
    >
      {children}
    </a>
  );
}
