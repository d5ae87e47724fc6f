import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.alert,
  keys: [
    { keys: ['Tab'], does: 'Moves to "Try again"', test: 'the error is an alert and Enter retries' },
    {
      keys: ['Enter'],
      does: 'Tries again; ignored while pending',
      test: 'the error is an alert and Enter retries',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'a triangle; adds no information' },
    { part: 'Message', is: 'what happened' },
    { part: 'Advice', is: 'what to try' },
    { part: 'Try again', is: 'shown when a retry can help' },
  ],
  do: [
    'Put it in place of the content that could not be loaded',
    'Leave out `onRetry` when a retry cannot help',
  ],
  dont: ['blame the user', 'show error codes without an explanation'],
  related: ['EmptyState', 'Skeleton', 'Toasts'],
  intents: ['could not load', 'network error', 'try again', 'something went wrong'],
};
