import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.progress,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'what is under way' },
    { part: 'Amount', is: 'percent, or words' },
    { part: 'Bar', is: 'striped where the end is not known' },
  ],
  do: ['Say the end with a toast', 'Use words where they say more: "3 of 8 files"'],
  dont: ['show it for less than a second', 'let it go backwards'],
  related: ['Skeleton', 'Countdown'],
  intents: ['how far', 'upload', 'percentage', 'loading bar'],
};
