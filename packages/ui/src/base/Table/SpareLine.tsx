import type { ReactNode } from 'react';

/** Shows a column of priority `merged` as a second line of another cell while it is hidden. */
export const SpareLine = ({ children }: { children: ReactNode }) => (
  <small className="spare-line @min-[40rem]:@max-[54rem]:block hidden font-normal text-[0.8125rem] text-muted tabular-nums">
    {children}
  </small>
);
