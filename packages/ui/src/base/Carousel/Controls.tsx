import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface ControlsProps {
  /** What one slide is, and many: `picture`, `pictures`. */
  of: readonly [one: string, many: string];
  onStep: (by: 1 | -1) => void;
  /** Left out when the slides never move by themselves. */
  playing?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

/** Previous and next, and a pause where the slides move by themselves. */
export function Controls({ of: [one, many], onStep, playing, onToggle }: ControlsProps) {
  return (
    <>
      <Button size="icon" aria-label={`Previous ${one}`} onPress={() => onStep(-1)}>
        <Icon name="chevron-left" className="rtl:-scale-x-100" />
      </Button>
      <Button size="icon" aria-label={`Next ${one}`} onPress={() => onStep(1)}>
        <Icon name="chevron-right" className="rtl:-scale-x-100" />
      </Button>
      {onToggle && (
        <Button size="icon" aria-label={playing ? `Pause ${many}` : `Play ${many}`} onPress={onToggle}>
          {playing ? <Icon name="pause" /> : <PlayGlyph />}
        </Button>
      )}
    </>
  );
}

function PlayGlyph() {
  return (
    <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d="M3 1l7.5 5L3 11z" />
    </svg>
  );
}
