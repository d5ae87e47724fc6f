import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords } from './import-dialog-words.ts';
import type { ImportActions, SheetCheck } from './import-state.ts';

interface CheckStatusProps extends Pick<ImportActions, 'onCheck'> {
  check: SheetCheck;
  /** Nothing is left to mend. */
  isRight: boolean;
}

/** Says how the check of the sheet went, and repeats it after a failure. */
export const CheckStatus = ({ check, isRight, onCheck }: CheckStatusProps) => {
  const t = useWords(importDialogWords);
  return (
    <div role="status" className="flex min-h-6 flex-wrap items-center gap-3 text-muted">
      {check.state === 'checking' && <span>{t('checking')}</span>}
      {check.state === 'unmapped' && (
        <span className="font-medium text-danger">{t('chooseWhichColumnHas')}</span>
      )}
      {check.state === 'failed' && (
        <>
          <span className="font-medium text-danger">{t('rowsCouldNotBe')}</span>
          <Button size="small" onPress={onCheck}>
            {t('checkAgain')}
          </Button>
        </>
      )}
      {check.state === 'checked' && isRight && <span>{t('nothingIsWrong')}</span>}
    </div>
  );
};
