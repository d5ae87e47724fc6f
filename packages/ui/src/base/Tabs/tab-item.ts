import type { ReactNode } from 'react';

export interface TabItem {
  /** Its value in the URL. */
  id: string;
  /** Two or three words; also the accessible name. */
  label: string;
  /** Number of items that need attention; shown when above 0. */
  count?: number | undefined;
  /** Called only while the tab is selected, so the panel can be lazy. */
  content: () => ReactNode;
  /** Called when the pointer or focus reaches the tab, so that its panel can be loaded ahead. */
  preload?: (() => unknown) | undefined;
}
