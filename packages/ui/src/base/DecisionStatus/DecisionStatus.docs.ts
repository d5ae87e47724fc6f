import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Icon', is: 'a different shape per status' },
    { part: 'Label', is: 'text' },
  ],
  do: ['Pass the status value of the server'],
  dont: ['translate the status in two places'],
  related: ['Status', 'DecisionTable'],
  intents: ['accepted or rejected', 'state of an application'],
};
