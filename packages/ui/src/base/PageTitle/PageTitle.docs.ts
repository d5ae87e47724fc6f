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
  dont: ['use it above a list: use SectionHeader'],
  related: ['SectionHeader', 'Section'],
  intents: ['heading of a page', 'h1', 'title and intro'],
};
