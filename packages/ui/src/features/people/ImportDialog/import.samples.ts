import { dayFields } from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { draftOf, questionsOf, type SheetDraft, viewOf } from '@prahari/domain/sheets/sheet-draft';
import type { ImportState, OpenSheet, SheetCheck } from './import-state.ts';

const muster = [
  ['Muster of October 2026'],
  [''],
  ['Sr', 'NAME OF GUARD', 'MOBILE NO', 'HOME TOWN', 'DOB', 'EXP', 'OT HRS'],
  ['1', 'Santosh G Shinde', '98220 41771', 'Pune', '14-09-1994', '2 years', '0'],
  ['2', 'Vijay Anant Jadhav', '98500 11862', 'Pune', '02-10-1995', '3 yrs', '0'],
  ['3', 'KISHORE BARUAH', '9822041770', 'Guwahati', '01-11-1990', 'NA', '12'],
  ['4', 'Kavita Rathore', '98220 4177', 'Jaipur', '05-03-1993', '1', '0'],
  ['5', 'Nitin More', '94220 56018 / 94220 56019', 'Satara', '11-06-1994', '4', '36'],
  ['6', 'K. Baruah', '9822041770', 'Guwahati', '31-02-1994', '2', '0'],
  ['', 'Total: 6'],
];

const sites = [
  [
    'Client',
    'Contact person',
    'Phone',
    'Street',
    'City',
    'State',
    'PIN code',
    'Shift',
    'Number of guards',
    'Start date',
    'End date',
  ],
  [
    'Testgaon Mills',
    'Meera Rao',
    '98000 14621',
    'Gate 1, Mill Road',
    'Bhopal',
    'Madhya Pradesh',
    '462001',
    'Night',
    '2',
    '2026-12-01',
    '2027-11-30',
  ],
  [
    'Testgaon Mills',
    '',
    '98000 14621',
    'Warehouse, Ring Road',
    'Bhopal',
    'Madhya Pradesh',
    '462001',
    '8 to 8 nyt',
    '2',
    '2026-12-01',
    '2027-11-30',
  ],
];

const counts = { new: 0, changed: 0, unchanged: 0 };

/** An answer of the server that finds nothing wrong. */
export const rightResult: ImportResult = {
  outcomes: ['new', 'new', 'changed', 'unchanged', 'new', 'new'],
  people: { new: 4, changed: 1, unchanged: 1 },
  posts: counts,
  problems: [],
  changes: [
    { row: 6, name: 'Kishore Baruah', field: 'phone', before: '+919822041779', after: '+919822041770' },
    { row: 6, name: 'Kishore Baruah', field: 'dateOfBirth', before: '', after: '1990-11-01' },
  ],
  invitations: 3,
  plan: 'plan',
  imported: 0,
};

/** An answer that finds what people get wrong. */
const wrongResult: ImportResult = {
  ...rightResult,
  outcomes: ['new', 'new', 'new', 'problem', 'problem', 'problem'],
  people: { new: 3, changed: 0, unchanged: 0 },
  changes: [],
  problems: [
    { row: 7, field: 'phone', message: 'Phone must be a number like +91 98765 43210' },
    { row: 8, field: 'phone', message: 'Phone has two numbers: enter only one' },
    { row: 9, field: 'phone', message: 'KISHORE BARUAH in row 6 has this phone too', answers: ['other'] },
    { row: 9, field: 'dateOfBirth', message: 'Date of birth must be a date that exists, like 31/12/2026' },
  ],
};

const opened = (kind: SheetKind, draft: SheetDraft, check: SheetCheck): OpenSheet => {
  const view = viewOf(kind, draft, { chosen: {}, dayFields });
  return { draft, view, questions: questionsOf(view, draft), check };
};

const guardsDraft = draftOf('guards', 'Muster Oct 26.xlsx', [{ name: 'October', rows: muster }]);

/** A sheet of guards with things to mend. */
export const wrongSheet: ImportState = {
  step: 'mend',
  ...opened('guards', guardsDraft, { state: 'checked', result: wrongResult }),
};

/** A sheet without columns that a new guard needs, with the date order unclear and two sheets in the file. */
export const unclearSheet: ImportState = {
  step: 'mend',
  ...opened(
    'guards',
    draftOf('guards', 'Guards.xlsx', [
      {
        name: 'Bhopal',
        rows: [
          ['Name', 'Mobile', 'DOB'],
          ['Asha Rao', '98000 10003', '04/05/1990'],
        ],
      },
      {
        name: 'Pune',
        rows: [
          ['Name', 'Mobile'],
          ['Om Rao', '98000 10004'],
        ],
      },
    ]),
    {
      state: 'checked',
      result: {
        ...rightResult,
        outcomes: ['problem'],
        changes: [],
        problems: [{ row: 2, field: 'city', message: 'Home city is required' }],
      },
    },
  ),
};

const many = Array.from({ length: 40 }, (_, row) => [`Guard ${row + 1}`, `98000 ${10_000 + row}`, 'Bhopal']);

/** A sheet with more rows than are shown at first. */
export const longSheet: ImportState = {
  step: 'mend',
  ...opened(
    'guards',
    draftOf('guards', 'Guards.csv', [{ name: '', rows: [['Name', 'Mobile', 'City'], ...many] }]),
    { state: 'checked', result: rightResult },
  ),
};

/** A sheet of a client with two posts, one of them with an unknown shift. */
export const clientsSheet: ImportState = {
  step: 'mend',
  ...opened('clients', draftOf('clients', 'Sites.csv', [{ name: '', rows: sites }]), {
    state: 'checked',
    result: {
      ...rightResult,
      outcomes: ['new', 'problem'],
      changes: [],
      problems: [{ row: 3, field: 'shift', message: 'Shift must be Day, Night or 24 hours' }],
    },
  }),
};

const right = opened('guards', guardsDraft, { state: 'checked', result: rightResult });

/** A sheet without anything to mend. */
export const rightSheet: ImportState = { step: 'mend', ...right };

/** The trial of a sheet. */
export const trial = {
  step: 'try',
  ...right,
  isImporting: false,
  sendInvitations: false,
  isOutdated: false,
} satisfies ImportState;

/** A sheet whose rows are all known. */
export const nothingNew: ImportState = {
  ...trial,
  check: {
    state: 'checked',
    result: {
      ...rightResult,
      outcomes: rightResult.outcomes.map(() => 'unchanged' as const),
      people: { ...counts, unchanged: 6 },
      changes: [],
      invitations: 0,
    },
  },
};
