import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.landmarks,
  keys: [],
  anatomy: [{ part: 'Region', is: 'a landmark when it has a label' }],
  do: ['Label sections that people navigate to'],
  dont: ['label every box'],
  related: ['SectionHeader', 'TabPage', 'PagedList'],
  intents: ['part of a page', 'region', 'spacing'],
};
