import { MAX_RATING } from '@prahari/contract/constants';
import type { SlidePlace } from '../../../base/Carousel/Slide.tsx';
import { QuoteSlide } from '../../../base/TestimonialSlider/QuoteSlide.tsx';

export interface TestimonialSlideProps extends SlidePlace {
  /** The client's name. */
  name: string;
  /** Role and organization: `Secretary, Anand Vihar Residents’ Association`. */
  role: string;
  /** URL of a square picture. */
  image: string;
  /** The quote. */
  text: string;
  /** 1 to 5. */
  rating: number;
}

/** One testimonial. */
export function TestimonialSlide({ name, role, image, text, rating, place, count }: TestimonialSlideProps) {
  return <QuoteSlide {...{ name, role, image, text, rating, place, count }} outOf={MAX_RATING} />;
}
