import type { TestimonialSliderProps } from '../base/TestimonialSlider/TestimonialSlider.tsx';
import { Testimonials as TestimonialsFeature } from '../features/site/Testimonials/Testimonials.tsx';

/** What clients say, on the landing page. */
export function Testimonials(props: TestimonialSliderProps) {
  return <TestimonialsFeature {...props} />;
}
