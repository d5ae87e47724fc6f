import type { ReactNode } from 'react';

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-grid min-w-6 place-items-center rounded-sm border border-line bg-surface px-1.5 py-0.5 font-medium font-sans text-xs">
    {children}
  </kbd>
);

/** Keys to press one after the other or together: `G C`. */
export const Keys = ({ keys }: { keys: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a key is identified by its position
  keys.split(' ').map((key, index) => <Key key={index}>{key}</Key>);
