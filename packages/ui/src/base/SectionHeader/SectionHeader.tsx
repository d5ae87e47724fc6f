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
  /** Chooses the days or the shift that is shown, in a row below. */
  period?: ReactNode;
  /** Below it stands a heading that says more: a kind of record above its name. */
  isQuiet?: boolean | undefined;
  /** Search and the section's own action, at the far end. */
  tools?: ReactNode;
}

/** Tools: below the title on a phone, a row as wide as the list on a tablet. A search grows. */
const TOOLS = [
  'flex w-full flex-wrap items-center gap-2 sm:ms-auto sm:w-auto',
  '[&>.button]:shrink-0 [&>.button]:whitespace-nowrap max-sm:[&>.button]:border-line-strong',
  // As high as the search beside them.
  'sm:[&_.button]:min-h-9 sm:touch:[&_.button]:min-h-target',
  'max-sm:has-[>.button:only-child]:ms-auto max-sm:has-[>.button:only-child]:w-auto',
  'max-sm:[&>:first-child:not(.button)]:w-full',
  'max-sm:[&>:not(:first-child)]:min-w-fit max-sm:[&>:not(:first-child)]:flex-1',
  'sm:max-[60rem]:has-[>:nth-child(2)]:w-full sm:max-[60rem]:[&>.button]:px-2.5',
  'sm:max-[60rem]:[&>:first-child:not(.button,:only-child)]:flex-1',
].join(' ');

/** A heading with filters, and tools at the end of the row. Attributes and `ref` go to the row. */
export function SectionHeader({
  title,
  level = 1,
  isQuiet = false,
  children,
  period,
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
      {tools && <div className={TOOLS}>{tools}</div>}
      {period && <div className="w-full sm:*:w-fit">{period}</div>}
    </div>
  );
}
