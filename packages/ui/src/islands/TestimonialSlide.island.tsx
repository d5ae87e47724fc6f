import {
  TestimonialSlide as TestimonialSlideFeature,
  type TestimonialSlideProps,
} from '../features/site/Testimonials/TestimonialSlide.tsx';

/** A slide of Testimonials, rendered at build time and never hydrated. */
export function TestimonialSlide(props: TestimonialSlideProps) {
  return <TestimonialSlideFeature {...props} />;
}
