import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.image,
  keys: [],
  anatomy: [
    { part: 'Circle', is: 'three sizes; outlined without a picture' },
    { part: 'Picture', is: 'square, cropped by the circle' },
    { part: 'Initials', is: 'of the first and last word, where there is no picture' },
  ],
  do: ['Set `decorative` where the name stands beside it', 'Give the full name: it is what is read aloud'],
  dont: ['use it for a company or a place', 'let its colour or ring alone say a state'],
  related: ['Badge', 'Status'],
  intents: ['show a person', 'profile picture', 'initials of a guard', 'face in a list'],
};
