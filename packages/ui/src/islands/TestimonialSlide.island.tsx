import {
  TestimonialSlide as TestimonialSlideFeature,
  type TestimonialSlideProps,
} from '../features/site/Testimonials/TestimonialSlide.tsx';

/** Renders a slide of Testimonials at build time; it never hydrates. */
export function TestimonialSlide(props: TestimonialSlideProps) {
  return <TestimonialSlideFeature {...props} />;
}
