import { Button } from '../Button/Button.tsx';

export interface DecisionButtonsProps {
  /** Yes was said. */
  onAccept: () => void;
  /** No was said; what that takes away is asked about before. */
  onDecline: () => void;
  /** The answer is under way. */
  pending?: boolean | undefined;
  /** In a row both are small and quiet; in a dialog Accept is the step that goes on. */
  place: 'row' | 'dialog';
}

/** The two answers to something that was asked for. */
export function DecisionButtons({ onAccept, onDecline, pending, place }: DecisionButtonsProps) {
  const inRow = place === 'row';
  const size = inRow ? 'small' : 'medium';
  const accept = (
    <Button
      key="accept"
      size={size}
      variant={inRow ? 'secondary' : 'primary'}
      pending={pending}
      onPress={onAccept}
    >
      Accept
    </Button>
  );
  const decline = (
    <Button key="decline" size={size} variant="danger" pending={pending} onPress={onDecline}>
      Decline
    </Button>
  );
  return inRow ? [accept, decline] : [decline, accept];
}
