import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.landmarks,
  keys: [
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus',
      test: 'focus moves to the first field and Escape returns it',
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'On a phone stay inside; on a desk go on to the page',
      test: 'on a narrow screen it is modal and traps focus',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'names the region' },
    { part: 'Close', is: 'a glyph at its end' },
    { part: 'Content', is: 'a form; it scrolls' },
    { part: 'Footer', is: 'buttons that stay in sight' },
  ],
  do: ['Use it for a form that needs its list in sight', 'Name the form in the submit button’s `form`'],
  dont: ['open two at once', 'show one fact in it: that is a Dialog'],
  related: ['Dialog', 'TabPage', 'Form'],
  intents: ['form beside a list', 'drawer', 'side sheet', 'edit without leaving'],
};
