import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.alert,
  keys: [
    { keys: ['Tab'], does: 'Moves to "Try again"', test: 'it is an alert and Enter retries' },
    {
      keys: ['Enter'],
      does: 'Tries again; while pending, nothing',
      test: 'it is an alert and Enter retries',
    },
  ],
  anatomy: [
    { part: 'Mark', is: 'a triangle; repeats the words' },
    { part: 'Message', is: 'what happened' },
    { part: 'Advice', is: 'what to try' },
    { part: 'Try again', is: 'where that can help' },
  ],
  do: [
    'Put it in the place of what could not be loaded',
    'Leave `onRetry` out where trying again cannot help',
  ],
  dont: ['blame the reader', 'show codes without words'],
  related: ['EmptyState', 'Skeleton', 'Toasts'],
  intents: ['could not load', 'network error', 'try again', 'something went wrong'],
};
