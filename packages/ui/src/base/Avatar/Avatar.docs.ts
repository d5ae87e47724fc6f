import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.image,
  keys: [],
  anatomy: [
    { part: 'Circle', is: 'three sizes; outlined without a picture' },
    { part: 'Picture', is: 'square, cropped by the circle' },
    { part: 'Initials', is: 'of the first and last word; shown without a picture' },
  ],
  do: ['Set `decorative` when the name is written beside it', 'Pass the full name, which is announced'],
  dont: ['use it for a company or a place', 'show a state only by its colour or border'],
  related: ['Badge', 'Status'],
  intents: ['show a person', 'profile picture', 'initials of a guard', 'face in a list'],
};
