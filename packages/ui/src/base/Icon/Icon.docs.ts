import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: 'none',
  keys: [],
  anatomy: [{ part: 'Shape', is: 'one path in the color of the text, 1em wide' }],
  do: ['Put a word beside it'],
  dont: ['use the same shape for two meanings', 'use it as the only sign of a state'],
  related: ['Status', 'Button'],
  intents: ['glyph', 'symbol', 'pictogram', 'svg'],
};
