import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Mark', is: 'another shape for each decision' },
    { part: 'Word', is: 'what people read' },
  ],
  do: ['Pass the status as the server names it'],
  dont: ['translate the status in two places'],
  related: ['Status', 'DecisionTable'],
  intents: ['accepted or rejected', 'state of an application'],
};
