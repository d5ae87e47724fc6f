import { Button } from '../Button/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { decisionWords } from './decision-words.ts';

export interface DecisionButtonsProps {
  /** Accept was pressed. */
  onAccept: () => void;
  /** Decline was pressed; the caller confirms what is irreversible. */
  onDecline: () => void;
  /** A request with the decision is running. */
  pending?: boolean | undefined;
  /** In a row both are small and Accept is secondary; in a dialog Accept is primary and last. */
  place: 'row' | 'dialog';
}

/** Accept and Decline: two Buttons without an element around them. */
export function DecisionButtons({ onAccept, onDecline, pending, place }: DecisionButtonsProps) {
  const t = useWords(decisionWords);
  const inRow = place === 'row';
  const size = inRow ? 'small' : 'medium';
  const accept = (
    <Button
      key="accept"
      size={size}
      variant={inRow ? 'secondary' : 'primary'}
      pending={pending}
      data-row-action={inRow ? '' : undefined}
      onPress={onAccept}
    >
      {t('accept')}
    </Button>
  );
  const decline = (
    <Button key="decline" size={size} variant="danger" pending={pending} onPress={onDecline}>
      {t('decline')}
    </Button>
  );
  return inRow ? [accept, decline] : [decline, accept];
}
