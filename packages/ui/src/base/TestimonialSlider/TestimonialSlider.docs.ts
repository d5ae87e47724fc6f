import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.carousel,
  keys: [
    {
      keys: ['Arrow Right'],
      does: 'Next quote; Arrow Left the one before',
      test: 'arrow keys change the quote',
    },
  ],
  anatomy: [
    { part: 'Title and buttons', is: 'beside the quote where there is room' },
    { part: 'Quote', is: 'stars, text, portrait and name' },
  ],
  do: ['Give the name and role of the person'],
  dont: ['add autoplay', 'invent quotes'],
  related: ['Carousel', 'Rating', 'Avatar'],
  intents: ['what clients say', 'reviews', 'quotes'],
};
