import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.switch,
  keys: [
    { keys: ['Tab'], does: 'Moves to it', test: 'Space turns the switch on and off' },
    {
      keys: ['Space'],
      does: 'Switches it; ignored while pending',
      test: 'Space turns the switch on and off',
    },
  ],
  anatomy: [
    { part: 'Track', is: 'filled when on' },
    { part: 'Knob', is: 'at the end when on' },
    { part: 'Label', is: 'the same in both states' },
    { part: 'Hint', is: 'the effect of the setting' },
  ],
  do: ['Apply the change at once', 'Set `pending` while it is being saved'],
  dont: ['use it in a form that is submitted later: use Checkbox', 'change the label with the state'],
  related: ['Checkbox', 'SegmentedControl'],
  intents: ['on or off', 'setting', 'toggle', 'enable alerts'],
};
