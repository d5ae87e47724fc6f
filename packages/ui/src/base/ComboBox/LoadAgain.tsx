import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

export interface LoadAgainProps {
  /** Label of the field whose options are missing. */
  label: string;
  onRetry: () => void;
}

/** Below a field without its options, because they could not be loaded. */
export function LoadAgain({ label, onRetry }: LoadAgainProps) {
  const t = useWords(fieldWords);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="flex items-baseline gap-1.5 font-medium text-danger text-xs">
        <Icon name="triangle" className="-mb-px size-3 shrink-0" />
        {t('choicesFailed')}
      </p>
      <Button
        size="small"
        className="max-sm:min-h-target"
        aria-label={t('tryAgainFor', { label })}
        onPress={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}
