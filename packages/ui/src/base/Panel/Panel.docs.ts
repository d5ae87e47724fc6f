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
      does: 'Stay inside on narrow screens; continue to the page on wide ones',
      test: 'on a narrow screen the panel is modal and traps focus',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'names the region' },
    { part: 'Tools', is: 'what else can be done with what is shown' },
    { part: 'Close', is: 'an icon button at the end of the title' },
    { part: 'Content', is: 'a form; it scrolls' },
    { part: 'Footer', is: 'buttons that stay visible' },
  ],
  do: ['Use it for a form beside its list', 'Name the form in the submit button’s `form`'],
  dont: ['open two at once', 'show only details in it: use Dialog'],
  related: ['Dialog', 'TabPage', 'Form'],
  intents: ['form beside a list', 'drawer', 'side sheet', 'edit without leaving'],
};
