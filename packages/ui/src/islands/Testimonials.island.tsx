import {
  Testimonials as TestimonialsFeature,
  type TestimonialsProps,
} from '../features/site/Testimonials/Testimonials.tsx';

/** What clients say, on the landing page. */
export function Testimonials(props: TestimonialsProps) {
  return <TestimonialsFeature {...props} />;
}
