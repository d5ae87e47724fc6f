import type { ReactNode } from 'react';

export interface PageTitleProps {
  /** The title: two to five words. */
  children: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
}

/** The one h1 of a page that is no table. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className="grid gap-2">
      <h1 className="text-xl">{children}</h1>
      {lead && <p className="max-w-measure text-muted text-sm">{lead}</p>}
    </div>
  );
}
