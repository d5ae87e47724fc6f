import type { ReactNode } from 'react';

/** The page below the tabs. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className="@container min-w-0 px-[clamp(1rem,2.5vw,2rem)] pt-6 pb-16">{children}</div>;
}
