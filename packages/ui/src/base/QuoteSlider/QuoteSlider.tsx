import { Carousel } from '../Carousel/Carousel.tsx';
import { Quote, type QuoteProps } from './Quote.tsx';

export interface QuoteSliderProps {
  title: string;
  quotes: readonly (QuoteProps & { id: string })[];
}

const OF = ['quote', 'quotes'] as const;

/** One quote at a time. It never moves by itself: reading takes as long as it takes. */
export function QuoteSlider({ title, quotes }: QuoteSliderProps) {
  const slides = quotes.map(({ id, ...quote }) => ({ id, content: <Quote {...quote} /> }));
  return <Carousel title={title} of={OF} slides={slides} layout="beside" show="one" />;
}
