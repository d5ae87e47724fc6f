import { Fragment, type ReactElement } from 'react';
import type { Size } from '../src/base/size.ts';

const SIZES: readonly Size[] = ['small', 'medium', 'large'];

/** A story's controls in each size, in one row. */
export const inSizes = (render: (size: Size) => ReactElement) => (
  <div className="flex flex-wrap items-end gap-4">
    {SIZES.map((size) => (
      <Fragment key={size}>{render(size)}</Fragment>
    ))}
  </div>
);
