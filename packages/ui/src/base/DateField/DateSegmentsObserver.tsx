import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { type HalfTypedProps, useHalfTypedDate } from './half-typed-date.ts';

export interface DateSegmentsObserverProps extends HalfTypedProps {
  onPartialChange: (isPartial: boolean) => void;
  /** The date counts as empty. */
  isEmpty: boolean;
}

/** Reports when a segment is cleared or filled again: react-aria's onChange is not called then. */
export function DateSegmentsObserver({ onPartialChange, isEmpty, ...kept }: DateSegmentsObserverProps) {
  const state = useContext(DateFieldStateContext);
  useHalfTypedDate(state, isEmpty, kept);
  const isPartial = state?.segments.some((segment) => segment.isPlaceholder) ?? false;
  const newest = useRef(onPartialChange);
  useEffect(() => {
    newest.current = onPartialChange;
  });
  useEffect(() => newest.current(isPartial), [isPartial]);
  return null;
}
