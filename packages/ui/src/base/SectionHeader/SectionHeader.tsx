import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { QUIET_HEADING } from './quiet-heading.ts';

export interface SectionHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: string;
  /** Level of the heading; 1 for the first section of a page. */
  level?: 1 | 2 | undefined;
  /** Filters, beside the title. */
  children?: ReactNode;
  /** Below it stands a heading that says more: a kind of record above its name. */
  isQuiet?: boolean | undefined;
  /** Search and the section's own action, at the far end. */
  tools?: ReactNode;
}

/** A heading with filters beside it and tools at the far end, above a list or form. Other attributes and `ref` go to the row. */
export function SectionHeader({
  title,
  level = 1,
  isQuiet = false,
  children,
  tools,
  className,
  ...rest
}: SectionHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      {...rest}
      className={classNames('mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 not-first:mt-10', className)}
    >
      <Heading className={isQuiet ? QUIET_HEADING : 'text-lg'}>{title}</Heading>
      {children}
      {tools && <div className="section-tools">{tools}</div>}
    </div>
  );
}
