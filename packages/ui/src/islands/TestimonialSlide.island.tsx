import {
  TestimonialSlide as TestimonialSlideFeature,
  type TestimonialSlideProps,
} from '../features/site/Testimonials/TestimonialSlide.tsx';

/** A quote inside Testimonials. The page draws it when it is built and never wakes it, so it costs no script. */
export function TestimonialSlide(props: TestimonialSlideProps) {
  return <TestimonialSlideFeature {...props} />;
}
