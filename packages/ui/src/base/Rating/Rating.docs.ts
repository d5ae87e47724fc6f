import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.image,
  keys: [],
  anatomy: [
    { part: 'Stars', is: 'filled and empty ones differ in shape' },
    { part: 'Text', is: '"4 out of 5"' },
  ],
  do: ['Keep the fraction in the text'],
  dont: ['ask for a rating with it: use RatingField'],
  related: ['RatingField'],
  intents: ['stars', 'how good it was', 'review score'],
};
