import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';

export interface OpenPlaceCardProps {
  /** Places without a guard, at least one. */
  count: number;
}

/** The places that wait for a guard, beside the cards of guards. */
export const OpenPlaceCard = ({ count }: OpenPlaceCardProps) => (
  <div className="flex items-center gap-4 self-start border-line-strong border-t border-dashed pt-4">
    <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-line-strong border-dashed">
      <LanternMarks filled={0} total={1} />
    </span>
    <div>
      <p className="font-semibold text-lg">{count === 1 ? 'Open place' : `${count} open places`}</p>
      <p className="text-muted text-sm">Not assigned yet</p>
    </div>
  </div>
);
