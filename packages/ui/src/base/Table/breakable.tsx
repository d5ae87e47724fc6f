import type { ReactNode } from 'react';

/** An email address breaks after its dots and its @, not within a word. */
export const breakable = (text: string): ReactNode =>
  (text.match(/[^@.]*[@.]?/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
    <span key={index}>
      {part}
      <wbr />
    </span>
  ));
