import { STARS } from '@prahari/contract/constants';
import type { SlidePlace } from '../../../base/Carousel/Slide.tsx';
import { QuoteSlide } from '../../../base/TestimonialSlider/QuoteSlide.tsx';

export interface TestimonialSlideProps extends SlidePlace {
  /** The client's name. */
  name: string;
  /** What the person is: `Secretary, Anand Vihar Residents’ Association`. */
  role: string;
  /** Address of a square picture. */
  image: string;
  /** What they say. */
  text: string;
  /** 1 to 5. */
  rating: number;
}

/** One testimonial. */
export function TestimonialSlide({ name, role, image, text, rating, place, count }: TestimonialSlideProps) {
  return <QuoteSlide {...{ name, role, image, text, rating, place, count }} outOf={STARS} />;
}
