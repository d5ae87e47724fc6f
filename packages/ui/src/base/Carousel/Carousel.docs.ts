import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.carousel,
  keys: [
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Next and previous slide, wrapping; mirrored in right-to-left text',
      test: 'arrow, Home and End keys move the track',
    },
    { keys: ['Home', 'End'], does: 'First and last slide', test: 'arrow, Home and End keys move the track' },
    {
      keys: ['Tab'],
      does: 'Moves through the buttons, then to the slides',
      test: 'Tab reaches the buttons before the slides',
    },
    {
      keys: ['Enter'],
      does: 'On a button, moves one slide',
      test: 'Tab reaches the buttons before the slides',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading, with an optional line below' },
    { part: 'Buttons', is: 'previous, next, and pause with autoplay' },
    { part: 'Place', is: '"2 of 4", announced after a press' },
    { part: 'Track', is: 'slides with scroll snap' },
  ],
  do: ['Use it for optional pictures only', 'Keep to fewer than ten slides'],
  dont: ['hide prices, contacts or steps in a slide', 'set `autoplayMs` where people read'],
  related: ['TestimonialSlider'],
  intents: ['slider of pictures', 'gallery', 'slideshow', 'swipe'],
};
