import type { ReactNode } from 'react';

/** The same situation, solved and not. */
export interface Example {
  do: ReactNode;
  /** Why this one. */
  because: string;
  dont: ReactNode;
  /** What is wrong with the other. */
  not: string;
}
