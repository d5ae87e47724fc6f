import type { ReactNode } from 'react';

export interface SheetProps {
  children: ReactNode;
  /** Stands beside the sheet while it is there. */
  panel?: ReactNode;
}

/** The room of a tab, with place for a panel beside it on a desk. */
export function Sheet({ children, panel }: SheetProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start ${panel ? 'min-[68rem]:grid-cols-[minmax(0,1fr)_24.5rem]' : ''}`}
    >
      <div className="min-w-0 px-[clamp(1rem,2.5vw,2rem)] pt-6 pb-16">{children}</div>
      {panel}
    </div>
  );
}
