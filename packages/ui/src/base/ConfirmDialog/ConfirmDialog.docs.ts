import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.alertDialog,
  keys: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Moves between the two buttons and stays inside',
      test: 'focus is trapped inside',
    },
    {
      keys: ['Enter'],
      does: 'Presses the focused button, initially Cancel',
      test: 'focus starts on Cancel and Enter on the action confirms',
    },
    { keys: ['Escape'], does: 'Cancels; ignored while pending', test: 'Escape cancels' },
  ],
  anatomy: [
    { part: 'Question', is: 'the heading' },
    { part: 'Detail', is: 'what the action affects' },
    { part: 'Cancel', is: 'has focus first' },
    { part: 'Action', is: 'named by its verb; red when destructive' },
  ],
  do: ['Name the action on its button: "Delete bill"', 'Say in `detail` what cannot be undone'],
  dont: ['ask "Are you sure?" with Yes and No', 'ask before actions that can be undone'],
  related: ['Dialog', 'Button'],
  intents: ['ask before deleting', 'are you sure', 'confirm', 'irreversible action', 'warn before'],
};
