import type { BillTotals, TaxKind } from '@prahari/domain/bill-tax';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { ShownLine } from '../bill-lines.ts';
import { taxText } from '../bill-month-text.ts';
import { officeBillsWords } from '../office-bills-words.ts';
import { billLinesWords, type SayBillLines } from './bill-lines-words.ts';

export interface BillLinesProps {
  /** The client, for the names of buttons. */
  label: string;
  lines: readonly ShownLine[];
  /** The sums of the lines, in paise. */
  totals: BillTotals;
  tax: TaxKind;
  /** The code of a State: some have UTGST. */
  placeOfSupply?: string | undefined;
  /** Edit was pressed. Without the following four the lines are read only. */
  onEdit?: ((line: ShownLine) => void) | undefined;
  onLeave?: ((id: string) => void) | undefined;
  onPutBack?: ((id: string) => void) | undefined;
  onAdd?: (() => void) | undefined;
  /** The muster of a line's post in the month. */
  musterLink?: ((postId: string) => LinkTarget) | undefined;
}

const written = (rupees: number): string => formatRupees(rupees).replace('₹', '');
const dayText = (day: string, counts: number): string =>
  counts === 1 ? formatDay(day) : `${formatDay(day)} (${counts === 0.5 ? '½' : counts})`;

const marks = (t: SayBillLines) =>
  ({
    changed: { tone: 'warning', mark: 'half', word: t('changed') },
    left: { tone: 'muted', mark: 'cross', word: t('leftOut') },
    added: { tone: 'warning', mark: 'half', word: t('added') },
  }) as const;

/** The days of a line, one press away, with the way to the muster. */
function LineDays({
  shown: { line },
  musterLink,
}: { shown: ShownLine } & Pick<BillLinesProps, 'musterLink'>) {
  const t = useWords(billLinesWords);
  if (line.days.length === 0) return null;
  const duties = t('daysCount', { count: line.days.length });
  return (
    <details className="text-muted text-xs">
      <summary className="inline-flex cursor-pointer items-center underline decoration-line-strong underline-offset-[0.2em] touch:min-h-target">
        {duties}
        {line.guard && <span className="sr-only">{t('ofName', { name: line.guard.name })}</span>}
      </summary>
      <p className="wrap-anywhere mt-1 tabular-nums">
        {line.days.map(({ day, counts }) => dayText(day, counts)).join(', ')}
      </p>
      {line.postId && musterLink && (
        <p className="mt-1">
          <RowLink inSentence {...musterLink(line.postId)}>
            {t('openMuster')}
          </RowLink>
        </p>
      )}
    </details>
  );
}

function Line({ shown, ...props }: { shown: ShownLine } & Omit<BillLinesProps, 'lines'>) {
  const t = useWords(billLinesWords);
  const { line, state, isStale } = shown;
  const isLeft = state === 'left';
  const mark = state === 'same' ? undefined : marks(t)[state];
  const name = `${line.guard?.name ?? line.description.slice(0, 60)}, ${props.label}`;
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-line px-3 py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,1fr)_7.5rem_8rem_8rem_9.5rem] ${state === 'changed' || state === 'added' ? 'bg-accent-soft' : ''}`}
    >
      <span className="min-w-0 @max-[48rem]:col-span-2">
        {line.guard && <b className="font-semibold">{`${line.guard.name} `}</b>}
        <span className={`wrap-anywhere ${isLeft ? 'text-muted line-through' : ''}`}>{line.description}</span>
        {mark && (
          <Status tone={mark.tone} mark={mark.mark} className="ms-2 text-xs">
            {mark.word}
          </Status>
        )}
        {isStale && <span className="block text-danger text-xs">{t('dutiesOfThisLine')}</span>}
        <LineDays shown={shown} musterLink={props.musterLink} />
      </span>
      <span className="tabular-nums @min-[48rem]:text-end">{`${line.quantity} ${line.unit}`}</span>
      <span className="text-end tabular-nums">
        <span className="sr-only">{t('rate')} </span>
        {written(line.rate)}
      </span>
      <span
        className={`text-end font-semibold tabular-nums @max-[48rem]:col-start-2 ${isLeft ? 'text-muted line-through' : ''}`}
      >
        <span className="sr-only">{t('amount')} </span>
        {written(line.amount)}
      </span>
      <span className="flex justify-end gap-1 @max-[48rem]:col-span-2">
        {isLeft || state === 'changed'
          ? props.onPutBack && (
              <Button
                size="small"
                variant="plain"
                className="touch:min-h-target"
                aria-label={t('putBackName', { name })}
                onPress={() => props.onPutBack?.(line.id)}
              >
                {t('putBack')}
              </Button>
            )
          : null}
        {!isLeft && props.onEdit && (
          <Button
            size="small"
            variant="plain"
            className="touch:min-h-target"
            aria-label={t('editName', { name })}
            onPress={() => props.onEdit?.(shown)}
          >
            {t('edit')}
          </Button>
        )}
        {!isLeft && state !== 'changed' && props.onLeave && (
          <Button
            size="small"
            variant="danger"
            className="touch:min-h-target"
            aria-label={t('leaveOutName', { name })}
            onPress={() => props.onLeave?.(line.id)}
          >
            {t('leaveOut')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The lines of a bill or a draft with their days and sums. */
export function BillLines({ lines, ...props }: BillLinesProps) {
  const sayOfficeBills = useWords(officeBillsWords);
  const t = useWords(billLinesWords);
  const { totals, tax, placeOfSupply, label, onAdd } = props;
  return (
    <div className="@container rounded-md border border-line bg-raised text-sm">
      <ul aria-label={t('linesOfLabel', { label })}>
        {lines.map((shown) => (
          <Line key={shown.line.id} shown={shown} {...props} />
        ))}
        {lines.length === 0 && <li className="px-3 py-3 text-muted">{t('noLinesYet')}</li>}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-3 py-2">
        {onAdd && (
          <Button
            size="small"
            className="touch:min-h-target"
            aria-label={t('addLineLabel', { label })}
            onPress={onAdd}
          >
            {t('addLine')}
          </Button>
        )}
        <p className="ms-auto text-end text-muted text-xs tabular-nums">
          {t('taxableRoundOff', {
            taxable: written(toRupees(totals.taxable)),
            tax: taxText(totals, { tax, placeOfSupply }, written, sayOfficeBills),
            roundOff: written(toRupees(totals.roundOff)),
          })}
          <b className="whitespace-nowrap font-semibold text-ink @max-[48rem]:block">
            {t('totalRupees', { rupees: formatRupees(toRupees(totals.total)) })}
          </b>
        </p>
      </div>
    </div>
  );
}
