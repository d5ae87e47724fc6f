import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { newLeaveWords } from './new-leave-words.ts';

export interface NewLeaveProps {
  /** Leave that was asked since the page was opened. */
  count: number;
  onShow: () => void;
}

/** Offers to show new leave. It takes no room, so that nothing below moves. */
export function NewLeave({ count, onShow }: NewLeaveProps) {
  const t = useWords(newLeaveWords);
  return (
    <div role="status" className="relative z-3 h-0 px-[clamp(1rem,2.5vw,2rem)] text-end">
      {count > 0 && (
        <Button size="small" onPress={onShow} className="-translate-y-1/3 bg-raised shadow-2">
          {t('newLeaveShow', { count })}
        </Button>
      )}
    </div>
  );
}
