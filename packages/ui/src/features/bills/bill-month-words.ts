import type { BilledFrom, DraftProblem } from '@prahari/contract/bill-months';
import type { BillDraft } from '@prahari/contract/bill-months.schemas';
import type { TaxKind } from '@prahari/domain/bill-tax';
import { MONTHS } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import type { StatusMark, StatusTone } from '../../base/Status/Status.tsx';

export const billedFromLabels: Record<BilledFrom, string> = {
  agreed: 'As agreed',
  attendance: 'As attended',
  planned: 'As planned',
};

/** Says where the duties come from. */
export const billedFromNotes: Record<BilledFrom, string> = {
  agreed: 'From agreed musters only.',
  attendance: 'From what the guards did, agreed or not.',
  planned: 'From the roster, whatever was attended.',
};

interface ProblemWords {
  label: string;
  tone: StatusTone;
  mark: StatusMark;
  /** The button that leads to where it is mended. */
  mend?: string;
}

export const problemWords: Record<DraftProblem, ProblemWords> = {
  no_rate: { label: 'No rate', tone: 'danger', mark: 'triangle', mend: 'Enter rate' },
  hours_differ: { label: 'Other hours', tone: 'danger', mark: 'triangle', mend: 'Enter rate' },
  not_agreed: { label: 'Not agreed yet', tone: 'info', mark: 'half', mend: 'Open muster' },
  disputed: { label: 'Disputed', tone: 'danger', mark: 'triangle', mend: 'Open muster' },
  billed_already: { label: 'Billed already', tone: 'success', mark: 'tick', mend: 'Open bill' },
  no_duties: { label: 'No duties', tone: 'muted', mark: 'ring' },
  not_positive: { label: 'Not more than zero', tone: 'danger', mark: 'triangle', mend: 'Show lines' },
  no_client: { label: 'Not possible', tone: 'danger', mark: 'triangle' },
  choose_gstin: { label: 'Not possible', tone: 'danger', mark: 'triangle' },
};

/** `Nov 2026`. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The taxes of a bill in words: `CGST 5,460.00, SGST 5,460.00`. */
export function taxText(
  { cgst, sgst, igst }: { cgst: number; sgst: number; igst: number },
  tax: TaxKind,
  write: (rupees: number) => string,
): string {
  if (tax === 'intra') return `CGST ${write(toRupees(cgst))} + SGST ${write(toRupees(sgst))}`;
  if (tax === 'inter') return `IGST ${write(toRupees(igst))}`;
  if (tax === 'reverse') return 'Reverse charge';
  return tax === 'zero' ? 'SEZ, no tax' : 'No GST';
}

/** True for a client whose month has its bill. */
export const isBilled = ({ problems }: Pick<BillDraft, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'billed_already');
