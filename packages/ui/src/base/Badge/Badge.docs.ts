import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Surface', is: 'a soft background in one of six tones' },
    { part: 'Text', is: 'a number or one or two words' },
    { part: 'Noun', is: '`noun`, for screen readers only' },
  ],
  do: ['Say with `noun` what a number counts', 'Keep it to one or two words'],
  dont: ['show the state of a row: use Status', 'make it pressable'],
  related: ['Status', 'Stat'],
  intents: ['count beside a word', 'number of unread', 'label on a row', 'tag'],
};
