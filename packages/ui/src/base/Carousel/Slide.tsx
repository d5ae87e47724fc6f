import type { ReactNode } from 'react';

export interface SlidePlace {
  /** From 1. */
  place: number;
  count: number;
}

export interface SlideProps extends SlidePlace {
  /** What one slide is: `picture`. */
  of: string;
  children: ReactNode;
}

/** One of the children of a Carousel. It holds no state, so a page may draw it once and for all when it is built. */
export function Slide({ of, place, count, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div data-slide="" role="group" aria-roledescription={of} aria-label={`${place} of ${count}`}>
      {children}
    </div>
  );
}
