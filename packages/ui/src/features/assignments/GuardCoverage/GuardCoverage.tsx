import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';

export interface GuardCoverageProps {
  /** Guards that are assigned. */
  filled: number;
  /** Guards that the client asked for; the hosted API does not say. */
  asked: number | undefined;
}

/** `2 of 3 guards`, with a lantern for each. */
export function GuardCoverage({ filled, asked }: GuardCoverageProps) {
  if (!asked) return null;
  const text = `${filled} of ${asked} ${asked === 1 ? 'guard' : 'guards'}`;
  return (
    <p className="mb-4 font-medium text-ink text-sm">
      <Lanterns filled={filled} total={asked} text={text} />
    </p>
  );
}
