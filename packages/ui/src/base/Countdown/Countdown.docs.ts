import { type ComponentDocs, PATTERNS } from '../component-docs.ts';

export const docs: ComponentDocs = {
  status: 'ready',
  pattern: PATTERNS.timer,
  keys: [],
  anatomy: [
    { part: 'Label', is: 'shown before the time' },
    { part: 'Time', is: 'minutes and seconds in tabular figures' },
    { part: 'Announcement', is: 'at a few moments only' },
  ],
  do: ['Say in `endText` what is possible now', 'Offer more time when the end discards something'],
  dont: ['use it to put people under pressure', 'show seconds for a wait of hours'],
  related: ['Progress', 'OneTimeCodeField'],
  intents: ['time left', 'wait before sending again', 'timer', 'session ends soon'],
};
