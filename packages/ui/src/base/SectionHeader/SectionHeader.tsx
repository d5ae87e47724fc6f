import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SectionHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: string;
  /** Level of the heading; 1 for the first section of a page. */
  level?: 1 | 2 | undefined;
  /** Filters, beside the title. */
  children?: ReactNode;
  /** Search and the section's own action, at the far end. */
  tools?: ReactNode;
}

/** A heading with filters beside it and tools at the far end, above a list or form. Other attributes and `ref` go to the row. */
export function SectionHeader({ title, level = 1, children, tools, className, ...rest }: SectionHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      {...rest}
      className={classNames('mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 not-first:mt-10', className)}
    >
      <Heading className="text-lg">{title}</Heading>
      {children}
      {tools && (
        <div className="flex w-full flex-wrap items-center gap-2 max-sm:[&>*:not(:first-child)]:min-w-fit max-sm:[&>*:not(:first-child)]:flex-1 max-sm:[&>*:first-child:not(.button)]:w-full max-sm:[&>.button]:border-line-strong max-sm:[&:has(>.button:only-child)]:ms-auto max-sm:[&:has(>.button:only-child)]:w-auto sm:ms-auto sm:w-auto sm:max-[60rem]:[&>.button]:px-2.5 [&>.button]:shrink-0 [&>.button]:whitespace-nowrap">
          {tools}
        </div>
      )}
    </div>
  );
}
