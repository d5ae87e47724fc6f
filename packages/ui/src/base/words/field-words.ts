import { defineWords } from './define-words.ts';

/** Words of fields that hold several things: days, files, options. */
export const fieldWords = defineWords('fields', {
  calendarFailed: 'The calendar could not be loaded. Type the date, or try again.',
  chooseDays: 'Choose the days',
  chosen: 'Chosen',
  from: 'From',
  lastBeforeFirst: 'The last day is before the first',
  fileTooLarge: ({ file, most }: { file: string; most: string }) =>
    `${file} is larger than ${most}. Choose a smaller file.`,
  fileTooMany: ({ file, count }: { file: string; count: number }) =>
    count === 1
      ? `${file} was left out: only one file is taken.`
      : `${file} was left out: at most ${count} files are taken.`,
  fileWrongType: ({ file, types }: { file: string; types: string }) =>
    `${file} is of another type. Choose ${types}.`,
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  to: 'To',
  choicesFailed: 'The choices could not be loaded.',
  notChosen: ({ text }: { text: string }) => `“${text}” chose nothing. Choose from the list.`,
  nothingMatches: 'Nothing matches',
  searching: 'Searching',
  showChoices: 'Show choices',
  tryAgain: 'Try again',
  tryAgainFor: ({ label }: { label: string }) => `Try again: ${label}`,
});
