import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.radioGroup,
  keys: [
    { keys: ['Tab'], does: 'Moves to the stars', test: 'arrow keys change the rating' },
    { keys: ['Space'], does: 'Selects the focused star', test: 'arrow keys change the rating' },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'One star more or less',
      test: 'arrow keys change the rating',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group' },
    { part: 'Stars', is: 'radios' },
    { part: 'Amount', is: 'as text beside the stars' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Start without a rating'],
  dont: ['show an average with it: use Rating'],
  related: ['Rating', 'RadioGroup'],
  intents: ['rate a guard', 'give stars', 'feedback'],
};
