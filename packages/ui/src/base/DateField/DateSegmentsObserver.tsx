import { useContext, useEffect } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { type HalfTyped, type HalfTypedProps, typedIn, useHalfTypedDate } from './half-typed-date.ts';

export interface DateSegmentsObserverProps extends HalfTypedProps {
  /** Called with the segments that have a value, also when they make no date. */
  onTyped: (typed: HalfTyped) => void;
  /** Segments to show in place of the current ones. */
  retyped: HalfTyped | undefined;
  /** The date counts as empty. */
  isEmpty: boolean;
}

/** Reports each change of the segments: react-aria's onChange is called for a valid date only. */
export function DateSegmentsObserver({ onTyped, isEmpty, ...kept }: DateSegmentsObserverProps) {
  const state = useContext(DateFieldStateContext);
  useHalfTypedDate(state, isEmpty, kept);
  useEffect(() => onTyped(typedIn(state)));
  return null;
}
