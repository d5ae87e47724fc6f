import { Slide, type SlidePlace } from '../Carousel/Slide.tsx';
import { Quote, type QuoteProps } from './Quote.tsx';

/** One quote of a TestimonialSlider. */
export function QuoteSlide({ place, count, ...quote }: QuoteProps & SlidePlace) {
  return (
    <Slide noun="quote" {...{ place, count }}>
      <Quote {...quote} />
    </Slide>
  );
}
