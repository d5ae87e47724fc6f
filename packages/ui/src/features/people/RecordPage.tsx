import type { ReactNode } from 'react';

export interface RecordPageProps {
  /** What kind of record it is, and the way back. */
  head: ReactNode;
  /** The record, or what stands for it until it is loaded. */
  children: ReactNode;
}

/** The record of a person as a page of its own, instead of a panel beside a list. */
export const RecordPage = ({ head, children }: RecordPageProps) => (
  <div className="record-page">
    <div className="record-head">{head}</div>
    {children}
  </div>
);
