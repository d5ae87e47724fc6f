import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Says what will be here. */
  title: string;
  /** One sentence: when something will be here, or why nothing is. */
  children?: ReactNode;
  /** The first step, as a Button or ButtonLink. */
  action?: ReactNode;
}

/** Stands in a list’s place while there is nothing to list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid max-w-measure justify-items-start gap-2 py-10">
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="text-muted text-sm">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
