import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';

/** Says when a part of a whole date is taken out, or put back: react-aria's onChange is silent then. */
export function WatchParts({ onParts }: { onParts: (isPartial: boolean) => void }) {
  const state = useContext(DateFieldStateContext);
  const isPartial = state?.segments.some((segment) => segment.isPlaceholder) ?? false;
  const newest = useRef(onParts);
  useEffect(() => {
    newest.current = onParts;
  });
  useEffect(() => newest.current(isPartial), [isPartial]);
  return null;
}
