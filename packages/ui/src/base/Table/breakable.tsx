import type { ReactNode } from 'react';

/** An email address breaks after its dots and its @, not within a word. */
export const breakable = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
  text.split(/(?<=[@.])/).flatMap((part, index) => [part, <wbr key={index} />]);
