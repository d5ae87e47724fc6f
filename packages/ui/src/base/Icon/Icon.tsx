import { Shape, type ShapeProps } from './Shape.tsx';
import { type IconName, shapeOf } from './shapes.ts';

export interface IconProps extends Omit<ShapeProps, 'shape'> {
  /** Name of a status icon or control icon. */
  name: IconName;
  /** For size and position; the color is that of the surrounding text. */
  className?: string | undefined;
}

/** A decorative `<svg>`, 1em wide by default. Attributes and `ref` go to the svg. */
export function Icon({ name, ...rest }: IconProps) {
  return <Shape shape={shapeOf(name)} {...rest} />;
}
