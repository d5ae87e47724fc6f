import type { ReactNode } from 'react';

export interface SpareLineProps {
  children: ReactNode;
  /** The priority of the column that it stands for. */
  priority?: 'merged' | 'medium' | 'low' | undefined;
}

const shown = {
  merged: '@min-[40rem]:@max-[54rem]:block',
  medium: '@min-[40rem]:@max-[66rem]:block',
  low: '@min-[40rem]:@max-[96rem]:block',
};

/** Shows a column of this priority as a second line of another cell while it is hidden. */
export const SpareLine = ({ children, priority = 'merged' }: SpareLineProps) => (
  <small
    className={`spare-line hidden font-normal text-[0.8125rem] text-muted tabular-nums ${shown[priority]}`}
  >
    {children}
  </small>
);
