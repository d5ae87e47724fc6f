import type { KeyboardEvent } from 'react';

/** Keeps a held Enter key from pressing again and again. In a text of several lines it makes new lines, as elsewhere. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
