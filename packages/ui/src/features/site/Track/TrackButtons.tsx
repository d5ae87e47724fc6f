import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';

export interface TrackButtonsProps {
  /** What one step brings up: `picture`, `quote`. */
  of: string;
  onStep: (by: 1 | -1) => void;
}

export function TrackButtons({ of, onStep }: TrackButtonsProps) {
  return (
    <>
      <Button size="icon" aria-label={`Previous ${of}`} onPress={() => onStep(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button size="icon" aria-label={`Next ${of}`} onPress={() => onStep(1)}>
        <Icon name="chevron-right" />
      </Button>
    </>
  );
}
