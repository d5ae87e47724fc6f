import type { ReactNode } from 'react';

export interface WithAsideProps {
  /** Stands at the side in a wide tab and below in a narrow one. */
  aside: ReactNode;
  children: ReactNode;
}

/** Content with short notes beside it, inside a TabPage. */
export const WithAside = ({ aside, children }: WithAsideProps) => (
  <div className="grid items-start gap-x-14 @min-[64rem]:grid-cols-[minmax(0,1fr)_21rem]">
    <div className="@container min-w-0">{children}</div>
    <div className="@container grid min-w-0 gap-10 @max-[64rem]:mt-10 empty:hidden">{aside}</div>
  </div>
);
