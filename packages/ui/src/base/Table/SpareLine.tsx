import type { ReactNode } from 'react';

/** What a table's column of priority `merged` shows, as a second line of another cell while that column is hidden. */
export const SpareLine = ({ children }: { children: ReactNode }) => (
  <small className="spare-line @min-[40rem]:@max-[54rem]:block hidden font-normal text-[0.8125rem] text-muted tabular-nums">
    {children}
  </small>
);
