import type { ReactNode } from 'react';

/** The choice of languages above an IdentityAnswer, in its middle. */
export const AboveAnswer = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto mb-2 flex max-w-[26rem] justify-center">{children}</div>
);
