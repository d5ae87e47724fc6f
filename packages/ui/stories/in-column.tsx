import type { ComponentType } from 'react';

/** Shows a story in a column as wide as that of the login pages. */
export const inColumn = (Story: ComponentType) => (
  <div className="max-w-[26rem]">
    <Story />
  </div>
);
