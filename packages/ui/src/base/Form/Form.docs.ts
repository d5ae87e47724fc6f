import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.form,
  keys: [{ keys: ['Enter'], does: 'In a single-line field, submits', test: 'Enter in a field submits' }],
  anatomy: [
    { part: 'Error summary', is: 'links to the fields when two or more are invalid' },
    { part: 'Fields', is: 'one below the other' },
    { part: 'Submit', is: 'a SubmitButton, last' },
  ],
  do: ['Keep the values after a failed submit', 'Validate in the form, not by the browser'],
  dont: ['disable the submit button until the form is valid', 'clear fields after a failure'],
  related: ['Field', 'TextField', 'Button'],
  intents: ['ask for data', 'validation', 'submit', 'error summary', 'draft'],
};
