import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** First row shown, counted from 1. */
  from: number;
  /** Last row shown, counted from 1. */
  to: number;
  /** Number of rows on all pages; 0 is shown as `None`. */
  total: number;
  /** There are more rows than `total`: `10,000+`. */
  totalIsMinimum?: boolean | undefined;
  /** Left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  onNext?: (() => void) | undefined;
  /** The pointer or focus reached Next, so that the next page can be loaded ahead. */
  onBeforeNext?: (() => void) | undefined;
  /** A page is loading: both buttons ignore presses and keep focus. */
  busy?: boolean | undefined;
}

/** `1,23,456`. The first use of toLocaleString takes 45 ms on a phone. */
const formatNumber = (value: number): string => `${value}`.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** `1 to 8 of 21`, Previous, Next. Idle buttons keep focus. Attributes and `ref` go to the row. */
export function Pagination({
  from,
  to,
  total,
  totalIsMinimum = false,
  onPrevious,
  onNext,
  onBeforeNext,
  busy = false,
  className,
  ...rest
}: PaginationProps) {
  const t = useWords(baseWords);
  const hasPages = onPrevious !== undefined || onNext !== undefined;
  return (
    <div
      {...rest}
      className={classNames(
        'flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 text-muted text-xs touch:min-h-15',
        className,
      )}
    >
      <p aria-live="polite" className="tabular-nums">
        {total === 0
          ? t('noRows')
          : t('rowsOf', {
              from: formatNumber(from),
              to: formatNumber(to),
              total: `${formatNumber(total)}${totalIsMinimum ? '+' : ''}`,
            })}
      </p>
      {hasPages && (
        <div className="flex gap-2">
          <PageButton onPress={busy ? undefined : onPrevious}>{t('previous')}</PageButton>
          <PageButton
            onPress={busy ? undefined : onNext}
            onApproach={busy || !onNext ? undefined : onBeforeNext}
          >
            {t('next')}
          </PageButton>
        </div>
      )}
    </div>
  );
}

interface PageButtonProps {
  onPress: (() => void) | undefined;
  onApproach?: (() => void) | undefined;
  children: string;
}

function PageButton({ onPress, onApproach, children }: PageButtonProps) {
  const idle = onPress === undefined;
  return (
    <Button
      size="small"
      onPress={onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      aria-disabled={idle || undefined}
      className={idle ? 'cursor-not-allowed opacity-50' : ''}
    >
      {children}
    </Button>
  );
}
