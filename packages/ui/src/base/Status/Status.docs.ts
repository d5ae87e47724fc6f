import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Icon', is: 'a different shape per meaning' },
    { part: 'Word', is: 'one or two words' },
  ],
  do: ['Use the same word for the same state everywhere'],
  dont: ['show a state by color alone'],
  related: ['Badge', 'DecisionStatus', 'Icon'],
  intents: ['state of a thing', 'paid or overdue', 'on duty', 'active'],
};
