import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, or what will be shown here. */
  title: string;
  /** One sentence: when there will be rows, or why there are none. */
  children?: ReactNode;
  /** The first step, as a Button or ButtonLink. */
  action?: ReactNode;
}

/** Replaces a list without rows. Other attributes and `ref` go to the element. */
export function EmptyState({ title, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames('grid max-w-measure justify-items-start gap-2 py-10', className)}>
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="text-muted text-sm">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
