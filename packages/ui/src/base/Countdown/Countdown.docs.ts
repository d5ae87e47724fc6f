import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.timer,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'read before the time' },
    { part: 'Time', is: 'minutes and seconds in tabular figures' },
    { part: 'Announcement', is: 'at a few moments only' },
  ],
  do: ['Say in `endText` what is possible now', 'Give people more time where the end takes something away'],
  dont: ['press people with it', 'show seconds for what takes hours'],
  related: ['Progress', 'OneTimeCodeField'],
  intents: ['time left', 'wait before sending again', 'timer', 'session ends soon'],
};
