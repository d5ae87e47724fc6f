import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import type { QuoteProps } from './Quote.tsx';
import { QuoteSlide } from './QuoteSlide.tsx';
import { TestimonialSlider } from './TestimonialSlider.tsx';

const quotes: (QuoteProps & { id: string })[] = [
  {
    id: 'a',
    name: 'Meenakshi Raghunathan',
    role: 'Secretary, Anand Vihar Residents’ Association',
    text: 'They found a side gate nobody had locked in years.',
    rating: 5,
  },
  { id: 'b', name: 'Arvind Deshmukh', role: 'Plant manager', text: 'No empty post since March.', rating: 4 },
  { id: 'c', name: 'Farida Khan', text: 'Two thousand people, no shouting.', rating: 3 },
];

const slides = (shown: typeof quotes) => ({
  count: shown.length,
  children: shown.map(({ id, ...quote }, index) => (
    <QuoteSlide key={id} {...quote} place={index + 1} count={shown.length} />
  )),
});

const meta = preview.meta({
  component: TestimonialSlider,
  args: { title: 'What they say', ...slides(quotes) },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A `figure` with `blockquote` and caption. Keys are those of Carousel.'],
      do: ['Give the name and role of the person'],
      dont: ['Add autoplay', 'Invent quotes'],
    },
  },
});

export const Several = meta.story();
Several.test('Previous and Next wrap and the position is announced', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous quote' }));
  await expect(canvas.getByText('3 of 3').parentElement).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(canvas.getByRole('button', { name: 'Next quote' }));
  await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
});
export const One = meta.story({ args: slides(quotes.slice(0, 1)) });
export const NoStars = meta.story({
  args: slides([{ id: 'a', name: 'Farida Khan', text: 'Two thousand people, no shouting.' }]),
});
