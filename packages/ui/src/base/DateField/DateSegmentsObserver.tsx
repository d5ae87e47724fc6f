import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';

/** Reports when a segment is cleared or filled again: react-aria's onChange is not called then. */
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
