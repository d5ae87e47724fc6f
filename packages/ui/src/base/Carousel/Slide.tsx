import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { carouselWords } from './carousel-words.ts';

export interface SlidePlace {
  /** From 1. */
  place: number;
  count: number;
}

export interface SlideProps extends SlidePlace {
  /** Noun for one slide: `picture`. */
  noun: string;
  children: ReactNode;
}

/** A slide of a Carousel. Without state, so that it can be rendered at build time. */
export function Slide({ noun, place, count, children }: SlideProps) {
  const t = useWords(carouselWords);
  const label = t('place', { place: String(place), count: String(count) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div data-slide="" role="group" aria-roledescription={noun} aria-label={label}>
      {children}
    </div>
  );
}
