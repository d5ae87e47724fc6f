import type { ReactNode } from 'react';

export interface RecordLayoutProps {
  /** Who it is, how to reach the person, and facts. */
  aside: ReactNode;
  children: ReactNode;
}

/** A person's record: one column in a panel; a RecordPage arranges it by the width of the screen. */
export const RecordLayout = ({ aside, children }: RecordLayoutProps) => (
  <div className="record-body">
    <div className="record-person">{aside}</div>
    <div className="record-sections @container min-w-0">{children}</div>
  </div>
);
