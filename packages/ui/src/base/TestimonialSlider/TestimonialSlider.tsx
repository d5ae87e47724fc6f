import type { ReactNode } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';

export interface TestimonialSliderProps {
  /** Its heading, and its name. */
  title: string;
  /** How many quotes there are. */
  count: number;
  /** A QuoteSlide for each. */
  children: ReactNode;
}

const OF = ['quote', 'quotes'] as const;

/** One quote at a time. It never moves by itself: reading takes as long as it takes. */
export function TestimonialSlider(props: TestimonialSliderProps) {
  return <Carousel {...props} of={OF} layout="beside" show="one" />;
}
