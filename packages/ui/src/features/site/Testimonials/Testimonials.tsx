import { QuoteSlider, type QuoteSliderProps } from '../../../base/QuoteSlider/QuoteSlider.tsx';

/** What clients say, one at a time; previous and next wrap (SPEC section 4). Its children are Testimonials’ slides. */
export function Testimonials(props: QuoteSliderProps) {
  return <QuoteSlider {...props} />;
}
