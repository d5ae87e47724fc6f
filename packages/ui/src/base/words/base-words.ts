import { defineWords } from './define-words.ts';

/** The words that components of base say by themselves. */
export const baseWords = defineWords('base', {
  actionOffered: ({ label }: { label: string }) => `${label} is offered: F6 leads to it.`,
  cancel: 'Cancel',
  checkConnection: 'Check your connection and try again. If it still fails, reload the page.',
  checkFields: 'Check these fields:',
  chooseDate: 'Choose a date',
  close: 'Close',
  closeMessage: 'Close message',
  done: 'Done',
  error: 'Error',
  hide: 'Hide',
  loading: 'Loading',
  loadingPart: ({ label }: { label: string }) => `Loading ${label}`,
  messages: ({ count }: { count: number }) => `Messages: ${count}`,
  nextMonth: 'Next',
  note: 'Note',
  previousMonth: 'Previous',
  seconds: ({ count }: { count: number }) => `${count} s`,
  show: 'Show',
  times: ({ count }: { count: number }) => `${count} times`,
  tryAgain: 'Try again',
  warning: 'Warning',
});
