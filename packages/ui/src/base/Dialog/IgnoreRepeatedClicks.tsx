import { useEffect } from 'react';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';

/** In a dialog: a double click that opened or closed it does nothing more, neither to the dialog nor to what it covered. */
export function IgnoreRepeatedClicks() {
  useEffect(() => {
    ignoreRepeatedClicks();
    return ignoreRepeatedClicks;
  }, []);
  return null;
}
