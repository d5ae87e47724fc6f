import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.orderedList,
  keys: [],
  anatomy: [
    { part: 'Icon', is: 'a different shape for past, current, ahead and failed' },
    { part: 'Title', is: 'what happened' },
    { part: 'Time', is: 'formatted' },
    { part: 'Detail', is: 'a sentence or a link' },
  ],
  do: ['Pass events in reading order'],
  dont: ['use it for facts without order: use DescriptionList'],
  related: ['DescriptionList', 'Status'],
  intents: ['what happened', 'history', 'steps so far', 'log'],
};
