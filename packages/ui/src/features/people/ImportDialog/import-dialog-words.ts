import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ImportDialog. */
export const importDialogWords = defineOfficeWords('importDialog', {
  allRows: 'All rows',
  anotherClient: 'Another client',
  anotherGuardBothUse: 'Another guard: both use this phone',
  anotherOne: ({ one }: { one: string }) => `Another ${one}`,
  anotherSheet: 'Another sheet',
  answer: 'Answer',
  backToBefore: ({ before }: { before: string }) => `Back to ${before}`,
  backToSheet: 'Back to the sheet',
  canBeUndoneAs: 'Can be undone as a whole until somebody changes one of them, at most 7 days.',
  cancel: 'Cancel',
  cell: 'Cell',
  cellsCopiedFromSheet: 'Cells copied from a sheet, or names and phone numbers from a chat',
  changed: 'changed',
  changedPostChanged: ({ changed }: { changed: number }) =>
    changed === 1 ? 'changed post' : 'changed posts',
  changes: 'Changes',
  checkAgain: 'Check again',
  checking: 'Checking…',
  chooseItsColumnAbove: 'Choose its column above, or give all rows one value.',
  chooseWhichColumnHas: 'Choose which column has the name and which the phone.',
  client: 'client',
  clients: 'clients',
  close: 'Close',
  column: 'Column',
  columnCount: ({ columns, count }: { columns: number; count: string }) =>
    `${count} ${columns === 1 ? 'column' : 'columns'}`,
  columnInSentence: ({ columnLetters }: { columnLetters: string }) => `column ${columnLetters}`,
  columns: 'Columns',
  columnWithHeading: ({ columnLetters, heading }: { columnLetters: string; heading: string }) =>
    `Column ${columnLetters}${heading}`,
  dayFirst: 'Day first',
  dontUseThisColumn: 'Don’t use this column',
  empty: 'empty',
  emptyPlace: ({ place }: { place: string }) => `${place}, empty`,
  everythingIsInPrahari: 'Everything is in Prahari already',
  fileXlsxOrCsv: 'File (.xlsx or .csv)',
  firstAreShown: ({ listed }: { listed: number }) => `The first ${listed} are shown.`,
  forAllThatSay: ({ rowCount, cell }: { rowCount: string; cell: string }) =>
    `For all ${rowCount} that say “${cell}”`,
  forAllWhereIt: ({ rowCount }: { rowCount: string }) => `For all ${rowCount} where it is empty`,
  guard: 'guard',
  guards: 'guards',
  guardsWhoAreKnown: 'Guards who are known already, by phone or by name and city, are updated.',
  headingsWereRecognisedChoose:
    'Headings were recognised; choose another one where that went wrong. Paste more rows with Ctrl V.',
  imported: ({ rowCount, leftOut }: { rowCount: string; leftOut: string }) =>
    `${rowCount} imported${leftOut}.`,
  importMany: ({ many }: { many: string }) => `Import ${many}`,
  importRowCount: ({ rowCount }: { rowCount: string }) => `Import ${rowCount}`,
  isDayOrMonth: ({ heading }: { heading: string }) => `Is the day or the month first in ${heading}?`,
  isExample: ({ example }: { example: string }) => `“${example}” is`,
  itHasNoHeadings: 'It has no headings: choose what each column has. Paste more rows with Ctrl V.',
  known: 'Known',
  knownAlreadyUnchanged: 'known already, unchanged',
  leaveRowOut: ({ row }: { row: number }) => `Leave row ${row} out`,
  leaveThoseOut: ({ count }: { count: number }) =>
    count === 1 ? 'Leave that row out' : `Leave those ${count} out`,
  leftOutColumn: ({ letters, heading }: { letters: string; heading: string }) =>
    `Column ${letters}${heading}`,
  leftOutLeftOut: ({ leftOut }: { leftOut: number }) => `, ${leftOut} left out`,
  leftOutRow: ({ row, name }: { row: number; name: string }) => `Left out row ${row}${name}`,
  linesNotImported: ({ lines, count }: { lines: number; count: string }) =>
    `${count} ${lines === 1 ? 'row or column' : 'rows and columns'} not imported`,
  mailsAreSentTo: ({ invitations, count }: { invitations: number; count: string }) =>
    `${invitations === 1 ? 'One mail is' : `${count} mails are`} sent, to set a password. Asks for yours again. They can be sent later from each person’s page.`,
  mend: 'Mend',
  monthFirst: 'Month first',
  moreRows: ({ rows, count }: { rows: number; count: string }) =>
    `${count} more ${rows === 1 ? 'row' : 'rows'}`,
  moveIn: 'Move in',
  name: 'Name',
  new: 'New',
  newPeople: ({ people }: { people: string }) => `new ${people}`,
  newPostNewOne: ({ newOne }: { newOne: number }) => (newOne === 1 ? 'new post' : 'new posts'),
  noColumnFor: ({ label }: { label: string }) => `No column for “${label}”`,
  nothingIsInPrahari: 'Nothing is in Prahari yet. What you mend here changes this sheet, not your file.',
  nothingIsWrong: 'Nothing is wrong.',
  notUsed: 'not used',
  ofAllRows: ({ field }: { field: string }) => `${field} of all rows`,
  ofInUse: ({
    name,
    rowCount,
    columns,
    count,
  }: {
    name: string;
    rowCount: string;
    columns: string;
    count: string;
  }) => `${name}: ${rowCount}, ${columns} of ${count} in use. `,
  ofReadyCount: ({ count, rowCount }: { count: string; rowCount: string }) => `${count} of ${rowCount} ready`,
  orFillIn: 'Or fill in the',
  orPasteCellsOr: 'Or paste cells or lines',
  paste: 'Paste',
  quoteIsNeverClosed: 'A quote (") is never closed',
  reading: 'Reading…',
  row: 'row',
  rowColumn: 'Row',
  rowCount: ({ rows, count }: { rows: number; count: string }) => `${count} ${rows === 1 ? 'row' : 'rows'}`,
  rowForEachPost: 'A row for each post. Rows of one client, by phone or by name and city, become its posts.',
  rowHasMoreCells: 'The row has more cells than the headings',
  rowLeftOut: ({ leftOut }: { leftOut: number }) => (leftOut === 1 ? 'row left out' : 'rows left out'),
  rowNumber: ({ row }: { row: number }) => `Row ${row}`,
  rowsCouldNotBe: 'The rows could not be checked.',
  rowSkipped: ({ skipped }: { skipped: number }) => (skipped === 1 ? 'row skipped' : 'rows skipped'),
  rowsNeedIt: ({ count }: { count: number }) => (count === 1 ? '1 row needs it' : `${count} rows need it`),
  sameClient: 'The same client',
  sameGuard: 'The same guard',
  save: 'Save',
  sendInvitations: ({ invitations, count }: { invitations: number; count: string }) =>
    `Send ${count} ${invitations === 1 ? 'invitation' : 'invitations'}`,
  sheet: 'Sheet',
  showMoreRow: ({ count, more }: { count: string; more: number }) =>
    `Show ${count} more ${more === 1 ? 'row' : 'rows'}`,
  skippedColumn: ({ letters, why, heading }: { letters: string; why: string; heading: string }) =>
    `Skipped column ${letters}: ${why}${heading}`,
  skippedRow: ({ row, why, cells }: { row: number; why: string; cells: string }) =>
    `Skipped row ${row}: ${why}${cells}`,
  somethingChangedSinceThis: 'Something changed since this was shown. This is how it is now.',
  steps: 'Steps',
  template: 'template',
  toMend: 'To mend',
  toMendCount: ({ count }: { count: string }) => `${count} to mend`,
  toMendRowCount: ({ rowCount }: { rowCount: string }) => `${rowCount} to mend`,
  trialNothingIsIn: 'A trial. Nothing is in Prahari yet.',
  try: 'Try',
  tryIt: 'Try it',
  undoAll: 'Undo all',
  undoTakesOutAll:
    'Undo takes out all of it and nothing else. It is refused once somebody has changed one of them.',
  useRow: ({ row }: { row: number }) => `Use row ${row}`,
  whatChanges: 'What changes',
  whatIsNew: 'What is new',
  yourOwnSheetWill: 'Your own sheet will do: its headings are recognised.',
});

export type SayImportDialog = Translate<typeof importDialogWords>;
