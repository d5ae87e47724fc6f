import type { QuoteSliderProps } from '../base/QuoteSlider/QuoteSlider.tsx';
import { Testimonials as TestimonialsFeature } from '../features/site/Testimonials/Testimonials.tsx';

/** What clients say, on the landing page. */
export function Testimonials(props: QuoteSliderProps) {
  return <TestimonialsFeature {...props} />;
}
