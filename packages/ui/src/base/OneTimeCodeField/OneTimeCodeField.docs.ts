import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.group,
  keys: [
    {
      keys: ['Digits'],
      does: 'Fill a box and move on; letters are ignored',
      test: 'focus moves with each digit and letters are rejected',
    },
    {
      keys: ['Backspace'],
      does: 'Clears the box; in an empty box, the one before',
      test: 'backspace clears a box, then goes back',
    },
    {
      keys: ['Delete'],
      does: 'Clears the box and stays',
      test: 'typing over a digit replaces it and gaps stay',
    },
    {
      keys: ['Arrow Left'],
      does: 'Moves to the box before',
      test: 'typing over a digit replaces it and gaps stay',
    },
    { keys: ['Arrow Right'], does: 'Moves to the next box', test: 'arrows, Home and End move between boxes' },
    { keys: ['Home', 'End'], does: 'First and last box', test: 'arrows, Home and End move between boxes' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group' },
    { part: 'Boxes', is: 'one input per digit; a paste fills all' },
    { part: 'Message', is: 'hint or error, of the group' },
  ],
  do: ['Keep the digits when a code is rejected', 'Submit in `onComplete`'],
  dont: ['clear all boxes after one wrong digit', 'use it for passwords'],
  related: ['TextField', 'Countdown', 'PasswordField'],
  intents: ['six digits from a mail', 'OTP', 'verification code', 'two-factor'],
};
