import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface PageTitleProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title: two to five words. */
  children: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
}

/** A skeleton stands as far below a lead as what it stands for. */
const BEFORE_SKELETON = '[&+[role=status]]:mt-4';

/** The `<h1>` of a page, with a lead. Attributes and `ref` go to the element around both. */
export function PageTitle({ children, lead, className, ...rest }: PageTitleProps) {
  return (
    <div {...rest} className={classNames(`grid gap-2 ${lead ? BEFORE_SKELETON : ''}`, className)}>
      <h1 className="text-xl">{children}</h1>
      {lead && <p className="max-w-measure text-muted text-sm">{lead}</p>}
    </div>
  );
}
