import { paperKindLabels, paperKinds } from '@prahari/contract/documents';
import type { Paper } from '@prahari/contract/documents.schemas';
import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { paperState } from '../paper-state.ts';
import { RecordSection } from '../RecordSection.tsx';
import { guardRecordViewWords } from './guard-record-view-words.ts';

interface GuardPapersProps {
  papers: readonly Paper[];
  now: Date;
  onAdd: () => void;
  onChange: (paper: Paper) => void;
}

/** A guard's papers with what is left until they expire; a missing one is named. */
export function GuardPapers({ papers, now, onAdd, onChange }: GuardPapersProps) {
  const t = useWords(guardRecordViewWords);
  const missing = paperKinds.filter((kind) => papers.every((paper) => paper.kind !== kind));
  return (
    <RecordSection
      title={t('papers')}
      action={
        missing.length > 0 && (
          <Button size="small" variant="plain" className="touch:min-h-target" onPress={onAdd}>
            {t('addPaper')}
          </Button>
        )
      }
    >
      <ul className="mt-1.5 text-sm">
        {papers.map((paper) => {
          const { tone, mark, text } = paperState(paper.expiresOn, today(now));
          return (
            <li
              key={paper._id}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-line py-1.5 not-first:border-t"
            >
              <span className="font-medium">{paperKindLabels[paper.kind]}</span>
              <Status tone={tone} mark={mark} className="justify-self-end text-xs">
                {text}
              </Status>
              <Button
                size="small"
                variant="plain"
                className="row-span-2 touch:min-h-target"
                aria-label={t('changePaperKind', { paperKind: paperKindLabels[paper.kind] })}
                onPress={() => onChange(paper)}
              >
                {t('change')}
              </Button>
              <span className="wrap-anywhere col-start-1 text-muted text-xs tabular-nums">
                {paper.number}
              </span>
              <span className="col-start-2 text-end text-muted text-xs tabular-nums">
                {formatDay(paper.expiresOn)}
              </span>
            </li>
          );
        })}
        {missing.map((kind) => (
          <li
            key={kind}
            className="flex items-baseline justify-between gap-3 border-line py-2 not-first:border-t"
          >
            <span>{paperKindLabels[kind]}</span>
            <span className="text-muted text-xs">{t('notEntered')}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
