import { stateOfCode } from './states.ts';

/** Columns that forms of a muster roll have; `days` are as many as the month has. */
export const musterColumnKeys = [
  'serial',
  'name',
  'fatherName',
  'gender',
  'designation',
  'joined',
  'esiNumber',
  'uan',
  'days',
  'totalDays',
  'overtime',
  'remarks',
] as const;
export type MusterColumnKey = (typeof musterColumnKeys)[number];

/** A column of a form and its heading there; `days` have their numbers as headings. */
export interface FormColumn {
  key: MusterColumnKey;
  heading: string;
}

/** The form of a register under the rules of the Union or of a State. */
export interface RegisterForm {
  /** `Form XVI`; empty where the rules number none. */
  number: string;
  title: string;
  /** The rules, with the rule that asks for it. */
  rules: string;
}

export interface MusterForm extends RegisterForm {
  columns: readonly FormColumn[];
  /** Columns of the form that are filled elsewhere, as the page says; else missing. */
  leftOut?: string;
}

const rollColumns: readonly FormColumn[] = [
  { key: 'serial', heading: 'Sl' },
  { key: 'name', heading: 'Name' },
  { key: 'fatherName', heading: 'Father’s or husband’s name' },
  { key: 'gender', heading: 'Gender' },
  { key: 'days', heading: '' },
  { key: 'totalDays', heading: 'Total days' },
  { key: 'remarks', heading: 'Remarks' },
];

/** Muster and wages in one form: what payroll fills in is left out. */
const combinedColumns: readonly FormColumn[] = [
  { key: 'serial', heading: 'S. No.' },
  { key: 'name', heading: 'Name of employee' },
  { key: 'fatherName', heading: 'Father’s or husband’s name' },
  { key: 'gender', heading: 'Gender' },
  { key: 'designation', heading: 'Designation' },
  { key: 'joined', heading: 'Date of joining' },
  { key: 'esiNumber', heading: 'ESI No.' },
  { key: 'uan', heading: 'UAN' },
  { key: 'days', heading: '' },
  { key: 'totalDays', heading: 'No. of payable days' },
  { key: 'overtime', heading: 'Total OT hours' },
];
const WAGES_LEFT_OUT =
  'The columns of wages, deductions and payment are filled in by payroll, from the wage input.';

const roll = (number: string, rules: string): MusterForm => ({
  number,
  title: 'Muster roll',
  rules,
  columns: rollColumns,
});

const CENTRAL_RULE = 'Contract Labour (Regulation and Abolition) Central Rules, 1971, rule 78(1)(a)(i)';

/** The form where a State's own is not known. */
export const centralMuster = roll('Form XVI', CENTRAL_RULE);

/**
 * Forms of the muster roll of contract labour by the State's GST code, as published sets of forms have them. The
 * office's accountant confirms the one of its State.
 */
export const musterForms: Readonly<Record<string, MusterForm>> = {
  '06': roll('Form XII', 'Haryana Contract Labour (Regulation and Abolition) Rules, rule 77(1)(a)(i)'),
  '07': roll('Form XVI', `${CENTRAL_RULE}, as followed in Delhi`),
  '09': roll('Form XVI', `${CENTRAL_RULE}, as followed in Uttar Pradesh`),
  '21': {
    number: 'Form 10',
    title: 'Combined muster roll cum register of wages',
    rules: 'Orissa Shops and Commercial Establishments Rules, rule 15(3)',
    columns: combinedColumns,
    leftOut: WAGES_LEFT_OUT,
  },
  '24': roll('Form XVI', 'Gujarat Contract Labour (Regulation and Abolition) Rules'),
  '29': {
    number: 'Form T',
    title: 'Combined muster roll cum register of wages',
    rules:
      'Karnataka Shops and Commercial Establishments Rules, 1963, rule 24(9-B), in lieu of forms of the Karnataka Contract Labour Rules, 1974',
    columns: combinedColumns,
    leftOut: WAGES_LEFT_OUT,
  },
};

const ACT = 'Private Security Agencies (Regulation) Act, 2005, section 15';

/** Rules of private security agencies by the State's GST code. Their registers have the columns of the model rules. */
export const psaraRules: Readonly<Record<string, string>> = {
  '07': 'Delhi Private Security Agencies (Regulation) Rules, 2023',
  '17': 'Meghalaya Private Security Agencies Rules, 2008',
  '19': 'West Bengal Private Security Agencies (Regulation) Rules, 2007',
  '29': 'Karnataka Private Security Agencies Rules, 2008',
  '33': 'Tamil Nadu Private Security Agencies Rules, 2008',
};

const psaraTitles = {
  'psara-guards': 'Register of guards and supervisors',
  'psara-clients': 'Register of clients',
  'duty-roster': 'Duty roster',
  attendance: 'Attendance',
} as const;

/** A register of the office. */
export type FormedRegister = keyof typeof psaraTitles | 'muster' | 'wage-input';

/** Returns the form of a muster roll in a State. @param code the State's GST code; undefined when not known */
export const musterFormOf = (code: string | undefined): MusterForm =>
  musterForms[code ?? ''] ?? centralMuster;

const notKnown = (code: string | undefined, central: string): string => {
  const state = stateOfCode(code ?? '')?.name;
  return state
    ? `We don’t know the form of ${state}: this is ${central}.`
    : `The State is not known: this is ${central}.`;
};

/** On a muster roll an inspector would read L as leave. */
const MUSTER_MARKS =
  'P: present. L: present, came late. A: absent. LV: leave. WO: weekly off. ½: half a duty. 0: not counted.';
const ATTENDANCE_MARKS =
  'P: present. P+O: second duty. P/H: half a duty. A: absent. LV: leave. WO: weekly off.';

/** Returns the form of a register in a State, with what a reader should know of it. @param code the State's GST code */
export function formOf(
  register: FormedRegister,
  code: string | undefined,
): RegisterForm & { notes: string[] } {
  if (register === 'wage-input') return { number: '', title: 'Wage input', rules: '', notes: [] };
  if (register === 'muster') {
    const { number, title, rules, leftOut } = musterFormOf(code);
    const isOwn = musterForms[code ?? ''] !== undefined;
    const central = `the central form, ${centralMuster.number}`;
    return {
      number,
      title,
      rules,
      notes: [isOwn ? undefined : notKnown(code, central), leftOut, MUSTER_MARKS].filter(
        (note) => note !== undefined,
      ),
    };
  }
  const own = psaraRules[code ?? ''];
  return {
    number: '',
    title: psaraTitles[register],
    rules: own ? `${ACT}, and ${own}` : ACT,
    notes: [
      own
        ? 'With the columns of the central model rules.'
        : notKnown(code, 'that of the central model rules'),
      ...(register === 'attendance' ? [ATTENDANCE_MARKS] : []),
    ],
  };
}

/** Columns that fit on an upright page. */
const UPRIGHT_COLUMNS = 8;

/** True for a register that is printed across the page. */
export const isWideRegister = ({ columns }: { columns: readonly unknown[] }): boolean =>
  columns.length > UPRIGHT_COLUMNS;
