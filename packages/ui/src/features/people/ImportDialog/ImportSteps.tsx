import { useEffect, useRef } from 'react';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords, type SayImportDialog } from './import-dialog-words.ts';
import type { ImportState } from './import-state.ts';

const STEPS = ['open', 'mend', 'try', 'done'] as const;
const LABELS = (t: SayImportDialog): Record<ImportState['step'], string> => ({
  open: t('paste'),
  mend: t('mend'),
  try: t('try'),
  done: t('moveIn'),
});

/** The four steps of an import, and where it is. */
export function ImportSteps({ step }: { step: ImportState['step'] }) {
  const t = useWords(importDialogWords);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  // The button that was pressed is gone with its step, so the focus and the view begin at the top.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    list.current?.closest('[data-raised]')?.scrollTo?.(0, 0);
    list.current?.focus();
  }, [step]);
  const current = step === 'done' ? STEPS.length : STEPS.indexOf(step);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={t('steps')}
      className="flex flex-wrap gap-x-5 gap-y-1 text-xs outline-none"
    >
      {STEPS.map((each, index) => {
        const mark = index < current ? 'tick' : index === current ? 'half' : 'ring';
        return (
          <li
            key={each}
            aria-current={index === current ? 'step' : undefined}
            className={`inline-flex items-center gap-1.5 ${index === current ? 'font-semibold text-ink' : 'text-muted'}`}
          >
            <Icon name={mark} className={`size-3 ${index < current ? 'text-success' : ''}`} />
            <span>{LABELS(t)[each]}</span>
          </li>
        );
      })}
    </ol>
  );
}
