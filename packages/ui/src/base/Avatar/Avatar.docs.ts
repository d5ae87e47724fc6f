import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.image,
  keys: [],
  anatomy: [
    { part: 'Circle', is: 'outlined at 24 and 28 px; from 40 px in one of six colors, chosen by the id' },
    { part: 'Picture', is: 'square, cropped by the circle' },
    { part: 'Initials', is: 'of the first and last word; shown without a picture' },
    { part: 'Ring', is: 'the state: in the accent color on duty, dashed when absent' },
    { part: 'Pause mark', is: 'two bars during a break' },
  ],
  do: [
    'Set `decorative` when the name is written beside it',
    'Pass the full name, which is announced',
    'Write the state beside it',
    'Tell equal initials of one list apart with `distinctInitials`',
  ],
  dont: ['use it for a company or a place', 'show a state only by its color or border'],
  related: ['Badge', 'Status'],
  intents: ['show a person', 'profile picture', 'initials of a guard', 'face in a list'],
};
