import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'new',
  pattern: 'none',
  keys: [],
  anatomy: [
    { part: 'Number', is: 'filled places and all places: "2 of 3"' },
    { part: 'Lanterns', is: 'one per place, lit where it is filled; above 12, a single one for all' },
    { part: 'Sill', is: 'the line below, which groups the lanterns' },
  ],
  do: ['Write the number first, so that numbers of a column align'],
  dont: ['use it for a share of anything but places and people', 'show the lanterns without the number'],
  related: ['Stat', 'Progress', 'Status'],
  intents: ['coverage', 'places filled', 'filled places', 'guards assigned'],
};
