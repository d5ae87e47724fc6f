import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { useHalfTypedDate } from './useHalfTypedDate.ts';

export interface DateSegmentsObserverProps {
  onPartialChange: (isPartial: boolean) => void;
  /** The date counts as empty. */
  isEmpty: boolean;
  /** Name under which segments of an empty date are kept while the field is not mounted. */
  keepAs: string | undefined;
}

/** Reports when a segment is cleared or filled again: react-aria's onChange is not called then. */
export function DateSegmentsObserver({ onPartialChange, isEmpty, keepAs }: DateSegmentsObserverProps) {
  const state = useContext(DateFieldStateContext);
  useHalfTypedDate(state, isEmpty ? keepAs : undefined);
  const isPartial = state?.segments.some((segment) => segment.isPlaceholder) ?? false;
  const newest = useRef(onPartialChange);
  useEffect(() => {
    newest.current = onPartialChange;
  });
  useEffect(() => newest.current(isPartial), [isPartial]);
  return null;
}
