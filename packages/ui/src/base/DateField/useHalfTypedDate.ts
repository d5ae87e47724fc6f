import { useEffect, useRef } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';

type Typed = [type: Parameters<DateFieldState['setSegment']>[0], value: number];

/** Segments of dates that are not complete, in the memory of the page. */
const kept = new Map<string, Typed[]>();

const typedIn = (state: DateFieldState | null): Typed[] =>
  (state?.segments ?? []).flatMap(({ type, value, isEditable, isPlaceholder }): Typed[] =>
    isEditable && !isPlaceholder && value !== null && value !== undefined ? [[type as Typed[0], value]] : [],
  );

/** Keeps what was typed of a date that is not complete until the field is mounted again. */
export function useHalfTypedDate(state: DateFieldState | null, keepAs: string | undefined): void {
  const newest = useRef({ state, keepAs });
  const restored = useRef<Typed[]>(undefined);
  useEffect(() => {
    newest.current = { state, keepAs };
    if (!restored.current) {
      restored.current = (keepAs && kept.get(keepAs)) || [];
      if (keepAs) kept.delete(keepAs);
    }
    // One at a time: each is set into the segments of the last rendering.
    const next = restored.current.shift();
    if (next) state?.setSegment(...next);
  });
  useEffect(
    () => () => {
      const { state: last, keepAs: name } = newest.current;
      const typed = name ? typedIn(last) : [];
      if (name && typed.length > 0) kept.set(name, typed);
    },
    [],
  );
}
