import type { ReactNode } from 'react';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';

export interface TestimonialSliderProps
  extends Omit<CarouselProps, 'autoplayMs' | 'layout' | 'nouns' | 'reach' | 'show'> {
  /** Its heading and accessible name. */
  title: string;
  /** How many quotes there are. */
  count: number;
  /** A QuoteSlide for each. */
  children: ReactNode;
}

const NOUNS = ['quote', 'quotes'] as const;

/** A Carousel of one quote at a time, without autoplay. Other props and `ref` go to the Carousel. */
export function TestimonialSlider(props: TestimonialSliderProps) {
  return <Carousel {...props} nouns={NOUNS} layout="beside" show="one" />;
}
