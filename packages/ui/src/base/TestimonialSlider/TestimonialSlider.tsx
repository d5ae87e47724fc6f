import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';

export interface TestimonialSliderProps
  extends Omit<CarouselProps, 'autoplayMs' | 'layout' | 'nouns' | 'reach' | 'show'> {
  /** Its heading and accessible name. */
  title: string;
  /** Number of quotes. */
  count: number;
  /** A QuoteSlide for each. */
  children: ReactNode;
}

const NOUNS = ['quote', 'quotes'] as const;

/** A Carousel of one quote, without autoplay. Props and `ref` go to the Carousel. */
export function TestimonialSlider(props: TestimonialSliderProps) {
  return <Carousel {...props} nouns={NOUNS} layout="beside" show="one" />;
}
