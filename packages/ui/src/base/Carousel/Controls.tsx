import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_LEFT, CHEVRON_RIGHT, PAUSE, PLAY } from '../Icon/single-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface ControlsProps {
  /** Nouns for one and for several slides: `picture`, `pictures`. */
  nouns: readonly [one: string, many: string];
  onStep: (by: 1 | -1) => void;
  /** Left out without autoplay. */
  playing?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

/** Previous and next buttons, and a pause button with autoplay. */
export function Controls({ nouns: [one, many], onStep, playing, onToggle }: ControlsProps) {
  return (
    <>
      <IconButton size="large" label={`Previous ${one}`} onPress={() => onStep(-1)}>
        <Shape shape={CHEVRON_LEFT} className="rtl:rotate-180" />
      </IconButton>
      <IconButton size="large" label={`Next ${one}`} onPress={() => onStep(1)}>
        <Shape shape={CHEVRON_RIGHT} className="rtl:rotate-180" />
      </IconButton>
      {onToggle && (
        <IconButton size="large" label={playing ? `Pause ${many}` : `Play ${many}`} onPress={onToggle}>
          <Shape shape={playing ? PAUSE : PLAY} />
        </IconButton>
      )}
    </>
  );
}
