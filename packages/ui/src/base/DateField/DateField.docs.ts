import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  pattern: PATTERNS.spinbutton,
  keys: [
    {
      keys: ['Digits'],
      does: 'Fill day, month and year and move on',
      test: 'a date is typed as day, month, year',
    },
    {
      keys: ['Arrow Up'],
      does: 'Increases the focused part; Arrow Down decreases it',
      test: 'arrow keys change a segment and move in the calendar',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Move between day, month and year',
      test: 'arrow left and right move between day, month and year',
    },
    { keys: ['Backspace'], does: 'Clears digits', test: 'a date with a cleared segment is empty' },
    {
      keys: ['Arrow Down'],
      does: 'In the calendar, moves by a week',
      test: 'arrow keys change a segment and move in the calendar',
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: 'In the calendar, move by a month',
      test: 'Page Up and Page Down move by month and Escape closes the calendar',
    },
    {
      keys: ['Enter'],
      does: 'In the calendar, selects the day',
      test: 'arrow keys change a segment and move in the calendar',
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar',
      test: 'Page Up and Page Down move by month and Escape closes the calendar',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the control' },
    { part: 'Day, month, year', is: 'three spinbuttons; the month is a word' },
    { part: 'Button', is: 'opens the calendar' },
    { part: 'Calendar', is: 'a dialog with a grid of days' },
    { part: 'Message', is: 'hint or error' },
  ],
  do: ['Set `min` and `max` when some days are not allowed', 'Check the limits in the form too'],
  dont: ['use it for a birth date without a hint', 'use it for a month or a year alone'],
  related: ['TextField', 'SelectField'],
  intents: ['pick a day', 'calendar', 'due date', 'start of a contract'],
};
