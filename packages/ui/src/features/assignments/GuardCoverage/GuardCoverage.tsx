import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { guardCoverageWords } from './guard-coverage-words.ts';

export interface GuardCoverageProps {
  /** Guards that are assigned. */
  filled: number;
  /** Guards that the client asked for; the hosted API does not say. */
  asked: number | undefined;
}

/** `2 of 3 guards`, with a lantern for each. */
export function GuardCoverage({ filled, asked }: GuardCoverageProps) {
  const t = useWords(guardCoverageWords);
  if (!asked) return null;
  const text = t('ofGuardFilled', { filled, asked });
  return (
    <p className="mb-4 font-medium text-ink text-sm">
      <Lanterns filled={filled} total={asked} text={text} />
    </p>
  );
}
