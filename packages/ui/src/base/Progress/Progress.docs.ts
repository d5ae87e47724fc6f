import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.progress,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'the running task' },
    { part: 'Amount', is: 'percentage or text' },
    { part: 'Bar', is: 'striped when indeterminate' },
  ],
  do: ['Announce the end with a toast', 'Use text when it is more informative: "3 of 8 files"'],
  dont: ['show it for less than a second', 'let it go backwards'],
  related: ['Skeleton', 'Countdown'],
  intents: ['how far', 'upload', 'percentage', 'loading bar'],
};
