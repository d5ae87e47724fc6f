import {
  TestimonialSlider,
  type TestimonialSliderProps,
} from '../../../base/TestimonialSlider/TestimonialSlider.tsx';

/** Clients' quotes, one at a time; Previous and Next wrap (SPEC section 4). Its children are TestimonialSlides. */
export function Testimonials(props: TestimonialSliderProps) {
  return <TestimonialSlider {...props} />;
}
