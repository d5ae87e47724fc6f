import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';

/** Says when a part of a whole date is taken out, or put back: react-aria's onChange is silent then. */
export function DateSegmentsObserver({ onPartialChange }: { onPartialChange: (isPartial: boolean) => void }) {
  const state = useContext(DateFieldStateContext);
  const isPartial = state?.segments.some((segment) => segment.isPlaceholder) ?? false;
  const newest = useRef(onPartialChange);
  useEffect(() => {
    newest.current = onPartialChange;
  });
  useEffect(() => newest.current(isPartial), [isPartial]);
  return null;
}
