import {
  TestimonialSlider,
  type TestimonialSliderProps,
} from '../../../base/TestimonialSlider/TestimonialSlider.tsx';

/** What clients say, one at a time; previous and next wrap (SPEC section 4). Its children are Testimonials’ slides. */
export function Testimonials(props: TestimonialSliderProps) {
  return <TestimonialSlider {...props} />;
}
