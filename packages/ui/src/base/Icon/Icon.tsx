import { Shape } from './Shape.tsx';
import { type IconName, shapeOf } from './shapes.ts';

export interface IconProps {
  /** Marks of a status first, then the glyphs of controls. */
  name: IconName;
  /** Size and place; the colour is that of the words around it. */
  className?: string | undefined;
}

/** A mark or glyph, one em wide unless a class says otherwise. Says nothing to a screen reader: put a word beside it. */
export function Icon({ name, className }: IconProps) {
  return <Shape of={shapeOf(name)} className={className} />;
}
