import type { ReactNode } from 'react';

/** A line that only a card shows, where a table has columns instead. */
export const OnCard = ({ children }: { children: ReactNode }) => (
  <span className="block font-normal text-muted text-sm @min-[40rem]:hidden">{children}</span>
);
