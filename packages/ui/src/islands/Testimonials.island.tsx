import type { TestimonialSliderProps } from '../base/TestimonialSlider/TestimonialSlider.tsx';
import { Testimonials as TestimonialsFeature } from '../features/site/Testimonials/Testimonials.tsx';

/** The testimonials of the landing page. */
export function Testimonials(props: TestimonialSliderProps) {
  return <TestimonialsFeature {...props} />;
}
