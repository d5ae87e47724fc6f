import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.switch,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Space switches it on and off' },
    { keys: ['Space'], does: 'Switches it; while pending, nothing', test: 'Space switches it on and off' },
  ],
  anatomy: [
    { part: 'Track', is: 'filled when on' },
    { part: 'Knob', is: 'at the end when on' },
    { part: 'Label', is: 'the same in both states' },
    { part: 'Hint', is: 'what it changes' },
  ],
  do: ['Apply it at once', 'Set `pending` while it is saved'],
  dont: ['use it in a form that is sent: that is a Checkbox', 'change the label with the state'],
  related: ['Checkbox', 'SegmentedControl'],
  intents: ['on or off', 'setting', 'toggle', 'enable alerts'],
};
