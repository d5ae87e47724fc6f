import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.heading,
  keys: [],
  anatomy: [
    { part: 'Title', is: 'the `h1`' },
    { part: 'Lead', is: 'one or two sentences' },
  ],
  do: ['Use it once on a page without a list'],
  dont: ['repeat it above a list: that is a SectionHeader'],
  related: ['SectionHeader', 'Section'],
  intents: ['heading of a page', 'h1', 'title and intro'],
};
