import { type PaperKind, paperKindLabels, paperKinds } from '@prahari/contract/documents';
import type { Paper } from '@prahari/contract/documents.schemas';
import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { ownPapersWords } from '../own-papers-words.ts';
import { paperState } from '../paper-state.ts';

export interface OwnPapersProps {
  papers: readonly Paper[];
  /** The current instant. */
  now: Date;
}

function PaperRow({ kind, paper, now }: { kind: PaperKind; paper: Paper | undefined; now: Date }) {
  const t = useWords(ownPapersWords);
  const say = useTexts();
  const names = useDateNames();
  const state = paper && paperState(paper.expiresOn, today(now), t);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-b py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere font-semibold">{say(paperKindLabels[kind])}</p>
        {state ? (
          <Status tone={state.tone} mark={state.mark}>
            {state.text}
          </Status>
        ) : (
          <Status tone="muted" mark="ring">
            {t('notEntered')}
          </Status>
        )}
      </div>
      <p className="wrap-anywhere text-muted text-sm tabular-nums">
        {paper
          ? t('validUntil', { number: paper.number, day: formatDay(paper.expiresOn, names) })
          : t('bring')}
      </p>
    </li>
  );
}

/** The guard's own papers and when they end. */
export function OwnPapers({ papers, now }: OwnPapersProps) {
  const t = useWords(ownPapersWords);
  return (
    <ul aria-label={t('papers')} className="mb-8 max-w-[34rem] border-line border-t">
      {paperKinds.map((kind) => (
        <PaperRow key={kind} kind={kind} paper={papers.find((paper) => paper.kind === kind)} now={now} />
      ))}
    </ul>
  );
}
