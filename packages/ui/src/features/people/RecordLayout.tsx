import type { ReactNode } from 'react';

export interface RecordLayoutProps {
  /** Who it is, how to reach the person, and facts. */
  aside: ReactNode;
  children: ReactNode;
}

/** A person's record: one column in a panel or on a phone, two where there is room. Rows end where an eye can still follow them. */
export const RecordLayout = ({ aside, children }: RecordLayoutProps) => (
  <div className="@container">
    <div className="@min-[60rem]:grid @min-[60rem]:grid-cols-[21rem_minmax(0,76rem)] @min-[60rem]:gap-x-10">
      <div className="pt-1 pb-5">{aside}</div>
      <div className="@container min-w-0 border-line border-t @min-[60rem]:border-0">{children}</div>
    </div>
  </div>
);
