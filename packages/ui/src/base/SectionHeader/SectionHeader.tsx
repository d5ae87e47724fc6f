import type { ReactNode } from 'react';

export interface SectionHeaderProps {
  /** Names the list. */
  title: string;
  /** Level of the heading; 1 for the first sheet of a page. */
  level?: 1 | 2 | undefined;
  /** Filters, beside the title. */
  children?: ReactNode;
  /** Search and the sheet's action, at the far end. */
  tools?: ReactNode;
}

/** The line above a table: its name, its filters, its tools. */
export function SectionHeader({ title, level = 1, children, tools }: SectionHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 not-first:mt-10">
      <Heading className="text-lg">{title}</Heading>
      {children}
      {tools && (
        <div className="flex w-full flex-wrap items-center gap-2 max-sm:*:not-last:min-w-32 max-sm:*:not-last:flex-1 sm:ms-auto sm:w-auto">
          {tools}
        </div>
      )}
    </div>
  );
}
