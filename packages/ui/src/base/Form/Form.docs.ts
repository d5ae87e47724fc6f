import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.form,
  keys: [{ keys: ['Enter'], does: 'In a field of one line, submits', test: 'Enter in a field submits' }],
  anatomy: [
    { part: 'Error summary', is: 'links to the fields, where two or more are wrong' },
    { part: 'Fields', is: 'one below the other' },
    { part: 'Submit', is: 'a SubmitButton, last' },
  ],
  do: ['Keep what was typed when it is refused', 'Let the form check, not the browser'],
  dont: ['disable the submit button until all is right', 'clear fields after a failure'],
  related: ['Field', 'TextField', 'Button'],
  intents: ['ask for data', 'validation', 'submit', 'error summary', 'draft'],
};
