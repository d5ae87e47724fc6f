import type { ReactNode } from 'react';

export interface TabItem {
  /** Its value in the URL. */
  id: string;
  /** Two or three words; exactly the accessible name. */
  label: string;
  /** How many items wait there; shown when more than 0. */
  count?: number | undefined;
  /** Called only while the tab is selected, so its panel may be loaded lazily. */
  content: () => ReactNode;
}
