import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.orderedList,
  keys: [],
  anatomy: [
    { part: 'Mark', is: 'another shape for past, current, ahead and failed' },
    { part: 'Title', is: 'what happened' },
    { part: 'Time', is: 'as it is read' },
    { part: 'Detail', is: 'a sentence or a link' },
  ],
  do: ['Order events as they are to be read'],
  dont: ['use it for facts without order: that is a DescriptionList'],
  related: ['DescriptionList', 'Status'],
  intents: ['what happened', 'history', 'steps so far', 'log'],
};
