import type { BilledFrom, DraftProblem } from '@prahari/contract/bill-months';
import type { BillDraft } from '@prahari/contract/bill-months.schemas';
import type { TaxKind } from '@prahari/domain/bill-tax';
import { MONTHS } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import { stateOfCode } from '@prahari/domain/states';
import type { StatusMark, StatusTone } from '../../base/Status/Status.tsx';
import type { SayOfficeBills } from './office-bills-words.ts';

export const billedFromLabels = (t: SayOfficeBills): Record<BilledFrom, string> => ({
  agreed: t('asAgreed'),
  attendance: t('asAttended'),
  planned: t('asPlanned'),
});

/** Says where the duties come from. */
export const billedFromNotes = (t: SayOfficeBills): Record<BilledFrom, string> => ({
  agreed: t('fromAgreedMustersOnly'),
  attendance: t('fromWhatGuardsDid'),
  planned: t('fromRosterWhateverWas'),
});

interface ProblemWords {
  label: string;
  tone: StatusTone;
  mark: StatusMark;
  /** The button that leads to where it is mended. */
  mend?: string;
}

export const problemWords = (t: SayOfficeBills): Record<DraftProblem, ProblemWords> => ({
  no_rate: { label: t('noRate'), tone: 'danger', mark: 'triangle', mend: t('enterRate') },
  hours_differ: { label: t('otherHours'), tone: 'danger', mark: 'triangle', mend: t('enterRate') },
  not_agreed: { label: t('notAgreedYet'), tone: 'info', mark: 'half', mend: t('openMuster') },
  disputed: { label: t('disputed'), tone: 'danger', mark: 'triangle', mend: t('openMuster') },
  billed_already: { label: t('billedAlready'), tone: 'success', mark: 'tick', mend: t('openBill') },
  no_duties: { label: t('noDuties'), tone: 'muted', mark: 'ring' },
  not_positive: { label: t('notMoreThanZero'), tone: 'danger', mark: 'triangle', mend: t('showLines') },
  too_large: { label: t('tooLarge'), tone: 'danger', mark: 'triangle', mend: t('showLines') },
  no_client: { label: t('notPossible'), tone: 'danger', mark: 'triangle' },
  choose_gstin: { label: t('notPossible'), tone: 'danger', mark: 'triangle' },
});

/** `Nov 2026`. */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** The taxes of a bill in words: `CGST 5,460.00, SGST 5,460.00`. */
export function taxText(
  { cgst, sgst, igst }: { cgst: number; sgst: number; igst: number },
  { tax, placeOfSupply = '' }: { tax: TaxKind; placeOfSupply?: string | undefined },
  write: (rupees: number) => string,
  t: SayOfficeBills,
): string {
  const ofState = stateOfCode(placeOfSupply)?.hasUtgst ? 'UTGST' : 'SGST';
  if (tax === 'intra') return `CGST ${write(toRupees(cgst))} + ${ofState} ${write(toRupees(sgst))}`;
  if (tax === 'inter') return `IGST ${write(toRupees(igst))}`;
  if (tax === 'reverse') return t('reverseCharge');
  return tax === 'zero' ? t('sezNoTax') : t('noGst');
}

/** True for a client whose month has its bill. */
export const isBilled = ({ problems }: Pick<BillDraft, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'billed_already');
