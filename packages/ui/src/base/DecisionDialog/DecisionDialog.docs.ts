import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: PATTERNS.dialog,
  keys: [
    {
      keys: ['Escape'],
      does: 'Closes it without a decision',
      test: 'Escape closes the dialog without a decision',
    },
    {
      keys: ['Tab'],
      does: 'Moves through Close, Decline and Accept',
      test: 'Tab reaches Accept and Enter accepts',
    },
    { keys: ['Enter'], does: 'Presses the focused button', test: 'Tab reaches Accept and Enter accepts' },
  ],
  anatomy: [
    { part: 'Title', is: 'the applicant’s name' },
    { part: 'Facts', is: 'a DescriptionList' },
    { part: 'Details', is: 'what the applicant wrote' },
    { part: 'DecisionButtons', is: 'while it is pending' },
  ],
  do: ['Show all details the decision depends on'],
  dont: ['close it before the decision is saved'],
  related: ['Dialog', 'DecisionButtons', 'DecisionTable'],
  intents: ['read an application', 'details before deciding', 'approve a request'],
};
