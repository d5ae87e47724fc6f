import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type SceneFrameProps = Omit<ComponentProps<'svg'>, 'viewBox'>;

/** The decorative `<svg>` around a small picture, in its colors. Attributes and `ref` go to the svg. */
export const SceneFrame = ({ className, ...rest }: SceneFrameProps) => (
  <svg viewBox="0 0 320 200" aria-hidden="true" {...rest} className={classNames('scene', className)} />
);
