import type { ReactNode } from 'react';

export interface BesidePanelProps {
  /** A Panel; null for none. */
  panel: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A page with a panel about one person at its end; below 68rem of screen width the panel covers the page. On paper it takes the place of the page. */
export const BesidePanel = ({ panel, children }: BesidePanelProps) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] items-start ${panel ? 'min-[68rem]:grid-cols-[minmax(0,1fr)_29rem]' : ''}`}
  >
    <div className="min-w-0">{children}</div>
    {panel}
  </div>
);
