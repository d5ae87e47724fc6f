import type { BillLine, NewBillLine } from '@prahari/contract/bill-months.schemas';
import { type BillTotals, billTotals, type TaxKind } from '@prahari/domain/bill-tax';
import { productOf, shareOf, sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

/** A line as its form has it. */
export interface LineValues {
  description: string;
  quantity: NumberOrText;
  unit: string;
  rate: NumberOrText;
  amount: NumberOrText;
}

/** A line in rupees, as it is sent. */
export type LineFields = Omit<NewBillLine, 'id' | 'amount'> & { amount: number };

interface ChangedLine extends LineFields {
  /** The amount before the change, to notice that the line is another one by now. */
  was: number;
}

/** What the office changed about the lines of a draft or a bill, by the ids of its lines. */
export interface LineEdits {
  changed: Record<string, ChangedLine>;
  left: readonly string[];
  /** Lines of the office's own, in order. */
  added: readonly (LineFields & { id: string })[];
}

export const noEdits: LineEdits = { changed: {}, left: [], added: [] };

/** A line as it is shown: as it came, changed, left out, or added. */
export interface ShownLine {
  line: BillLine;
  state: 'same' | 'changed' | 'left' | 'added';
  /** Names another amount than when it was changed. */
  isStale: boolean;
}

const fieldsOf = ({ description, quantity, unit, rate, amount }: LineFields): LineFields => ({
  description,
  quantity,
  unit,
  rate,
  amount,
});

/** Returns the lines as the edits have them; left ones stay in their place. */
export function linesWith(lines: readonly BillLine[], { changed, left, added }: LineEdits): ShownLine[] {
  const shown = lines.map((line): ShownLine => {
    const edit = changed[line.id];
    const state = left.includes(line.id) ? 'left' : edit ? 'changed' : 'same';
    return {
      line: edit ? { ...line, ...fieldsOf(edit) } : line,
      state,
      isStale: edit !== undefined && edit.was !== line.amount,
    };
  });
  const own = added.map(
    (line): ShownLine => ({ line: { ...line, days: [] }, state: 'added', isStale: false }),
  );
  return [...shown, ...own];
}

/** True if the edits still change something about these lines. */
export const isEdited = (shown: readonly ShownLine[]): boolean => shown.some(({ state }) => state !== 'same');

const counting = (shown: readonly ShownLine[]): BillLine[] =>
  shown.filter(({ state }) => state !== 'left').map(({ line }) => line);

/** The lines to send. Those of the draft or bill keep their ids, by which they keep their days. */
export const sentLines = (shown: readonly ShownLine[]): NewBillLine[] =>
  shown
    .filter(({ state }) => state !== 'left')
    .map(({ line, state }) => ({ ...(state !== 'added' && { id: line.id }), ...fieldsOf(line) }));

/** The sums of the lines that count, in paise. */
export const totalsOf = (shown: readonly ShownLine[], tax: TaxKind): BillTotals =>
  billTotals(sumPaise(counting(shown).map(({ amount }) => toPaise(amount))), tax);

/** The duties of the lines that count. */
export const dutiesIn = (shown: readonly ShownLine[]): number =>
  counting(shown)
    .flatMap(({ days }) => days)
    .reduce((sum, { counts }) => sum + counts, 0);

/** Changes a line, or one of the office's own. */
export function withLine(edits: LineEdits, before: BillLine, fields: LineFields): LineEdits {
  if (edits.added.some(({ id }) => id === before.id))
    return {
      ...edits,
      added: edits.added.map((line) => (line.id === before.id ? { ...fields, id: line.id } : line)),
    };
  const was = edits.changed[before.id]?.was ?? before.amount;
  return { ...edits, changed: { ...edits.changed, [before.id]: { ...fields, was } } };
}

/** Adds a line of the office's own. */
export const withAdded = (edits: LineEdits, id: string, fields: LineFields): LineEdits => ({
  ...edits,
  added: [...edits.added, { ...fields, id }],
});

/** Leaves a line out, and drops one of the office's own. */
export const withoutLine = (edits: LineEdits, id: string): LineEdits =>
  edits.added.some((line) => line.id === id)
    ? { ...edits, added: edits.added.filter((line) => line.id !== id) }
    : { ...edits, left: [...edits.left, id] };

/** Puts a line back as it came. */
export function withOriginal(edits: LineEdits, id: string): LineEdits {
  const { [id]: _, ...changed } = edits.changed;
  return { ...edits, changed, left: edits.left.filter((one) => one !== id) };
}

const isNumber = (value: NumberOrText): value is number => typeof value === 'number';

/** The days by which a line's rate is divided: of 14,666.67 for 20 days at 22,000 it is 30. */
function divisorOf({
  quantity,
  rate,
  amount,
}: Record<'quantity' | 'rate' | 'amount', number>): number | undefined {
  const product = productOf(quantity, rate);
  const by = Math.round(product / toPaise(amount));
  return by >= 1 && shareOf(product, 1, by) === toPaise(amount) ? by : undefined;
}

/**
 * The amount that another quantity or rate proposes, in rupees; undefined while one is no number. A
 * month's rate is divided by its days, so the amount of the line before says by how much.
 */
export function proposedAmount(
  { quantity: oldQuantity, rate: oldRate, amount }: LineValues,
  { quantity, rate }: LineValues,
): number | undefined {
  if (!isNumber(quantity) || !isNumber(rate)) return undefined;
  const product = productOf(quantity, rate);
  const isKnown = isNumber(oldQuantity) && isNumber(oldRate) && isNumber(amount);
  const before = isKnown ? productOf(oldQuantity, oldRate) : 0;
  if (!isKnown || before === 0 || toPaise(amount) === 0) return toRupees(product);
  const by = divisorOf({ quantity: oldQuantity, rate: oldRate, amount });
  return toRupees(by ? shareOf(product, 1, by) : Math.round((product * toPaise(amount)) / before));
}
