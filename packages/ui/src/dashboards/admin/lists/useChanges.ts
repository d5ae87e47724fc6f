import { useEffect } from 'react';
import type { WatchedList } from '../../../stores/changes/changes.ts';

/**
 * Loads a list again within seconds when another admin changed it. The code is loaded once the rows are there. `name` undefined:
 * the list is not watched.
 */
export function useChanges(
  list: { refresh: () => unknown },
  name: WatchedList | undefined,
  isReady: boolean,
): void {
  useEffect(() => {
    if (!name || !isReady) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../../../stores/changes/changes.ts').then(
      ({ watchChanges }) => {
        if (!isOver) stop = watchChanges(name, () => list.refresh());
      },
      // If the module cannot be loaded, the list stays as it is.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [list, name, isReady]);
}
