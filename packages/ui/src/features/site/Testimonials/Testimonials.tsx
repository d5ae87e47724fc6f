import { STARS } from '@prahari/contract/constants';
import { QuoteSlider } from '../../../base/QuoteSlider/QuoteSlider.tsx';

export interface Testimonial {
  id: string;
  name: string;
  /** What the person is: `Secretary, Anand Vihar Residents’ Association`. */
  role: string;
  /** Address of a square picture. */
  image: string;
  text: string;
  /** 1 to 5. */
  rating: number;
}

export interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/** What clients say, one at a time; previous and next wrap (SPEC section 4). */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return <QuoteSlider title={title} quotes={testimonials.map((quote) => ({ ...quote, outOf: STARS }))} />;
}
