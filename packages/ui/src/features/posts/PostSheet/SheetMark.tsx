/** A guard is assigned on a day: a disc, or a ring for a day to come. */
export function SheetMark({ isAhead }: { isAhead: boolean }) {
  return (
    <span
      role="img"
      aria-label={isAhead ? 'planned' : 'assigned'}
      className={`inline-block size-2.5 rounded-full border-2 border-ink align-middle print:border ${isAhead ? '' : 'bg-ink print:[print-color-adjust:exact]'}`}
    />
  );
}
