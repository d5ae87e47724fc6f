import type { BillDraft, MadeBill } from '@prahari/contract/bill-months.schemas';
import type { BillTotals } from '@prahari/domain/bill-tax';
import { stateCodeOfGstin } from '@prahari/domain/gstin';
import { stateOfCode } from '@prahari/domain/states';
import {
  dutiesIn,
  isEdited,
  type LineEdits,
  linesWith,
  noEdits,
  type ShownLine,
  totalsOf,
} from '../bill-lines.ts';
import { isBilled } from '../bill-month-text.ts';

/** What the office chose and typed for a month, by draft. */
export interface MonthEdits {
  /** Empty for today. */
  billDate: string;
  /** Chosen otherwise than proposed. */
  chosen: Record<string, boolean>;
  lines: Record<string, LineEdits>;
}

/** Names a draft: a client has one for each own GSTIN that bills it. */
export const draftKey = ({ clientId, gstin }: { clientId: string; gstin?: string | undefined }): string =>
  gstin ? `${clientId} ${gstin}` : clientId;

export const noMonthEdits: MonthEdits = { billDate: '', chosen: {}, lines: {} };

/** A draft as it is shown. */
export interface MonthRow {
  key: string;
  draft: BillDraft;
  /** The State of the GSTIN that bills; undefined where one GSTIN bills all of the client. */
  billedFrom: string | undefined;
  lines: ShownLine[];
  /** In paise. */
  totals: BillTotals;
  duties: number;
  isEdited: boolean;
  /** Waits for the office, can be made, or has its bill. */
  group: 'waiting' | 'ready' | 'billed';
  isChosen: boolean;
  /** Ticking is possible: lines of the office's own need no rate and no agreement. */
  canChoose: boolean;
  made: MadeBill | undefined;
}

const isMade = (made: MadeBill | undefined): boolean =>
  made?.result === 'made' || made?.result === 'made_before';

/** Returns the drafts of a month with what was typed, and what became of them. */
export const rowsOf = (
  drafts: readonly BillDraft[],
  edits: MonthEdits,
  made: ReadonlyMap<string, MadeBill>,
): MonthRow[] => {
  return drafts.map((draft) => {
    const key = draftKey(draft);
    const lines = linesWith([...draft.lines, ...draft.adjustments], edits.lines[key] ?? noEdits);
    const isOwn = isEdited(lines);
    const totals = totalsOf(lines, draft.tax);
    const result = made.get(key);
    const billed = isBilled(draft);
    const canChoose =
      !billed && !isMade(result) && totals.total > 0 && (draft.problems.length === 0 || isOwn);
    const isAlone = drafts.every((other) => other === draft || other.clientId !== draft.clientId);
    return {
      key,
      draft,
      billedFrom: isAlone || !draft.gstin ? undefined : stateOfCode(stateCodeOfGstin(draft.gstin))?.name,
      lines,
      totals,
      duties: dutiesIn(lines),
      isEdited: isOwn,
      group: billed ? 'billed' : draft.problems.length > 0 ? 'waiting' : 'ready',
      isChosen: canChoose && (edits.chosen[key] ?? draft.problems.length === 0),
      canChoose,
      made: result,
    };
  });
};
