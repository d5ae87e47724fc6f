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
    { part: 'Quote', is: 'stars, words, portrait and name' },
  ],
  do: ['Name who said it and what they are'],
  dont: ['let it move by itself', 'invent quotes'],
  related: ['Carousel', 'Rating', 'Avatar'],
  intents: ['what clients say', 'reviews', 'quotes'],
};
