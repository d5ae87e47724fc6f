import { useEffect } from 'react';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';

/** Makes the rest of a double click that opened or closed a dialog do nothing. */
export function IgnoreRepeatedClicks() {
  useEffect(() => {
    ignoreRepeatedClicks();
    return ignoreRepeatedClicks;
  }, []);
  return null;
}
