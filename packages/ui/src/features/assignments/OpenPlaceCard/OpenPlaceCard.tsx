import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';

export interface OpenPlaceCardProps {
  /** Places without a guard, at least one. */
  count: number;
}

/** The places that wait for a guard, beside the cards of guards. */
export function OpenPlaceCard({ count }: OpenPlaceCardProps) {
  const t = useWords(clientGuardsWords);
  return (
    <div className="flex items-center gap-4 self-start border-line-strong border-t border-dashed pt-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-line-strong border-dashed">
        <LanternMarks filled={0} total={1} />
      </span>
      <div>
        <p className="font-semibold text-lg">{t('openPlace', { count })}</p>
        <p className="text-muted text-sm">{t('notAssignedYet')}</p>
      </div>
    </div>
  );
}
