import { Button } from '../Button/Button.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

/** Offers to show rows that others changed, above the rows, so that none moves. */
export function PendingChanges({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useWords(baseWords);
  return (
    <div role="status" className="relative z-3 h-0 text-center">
      {count > 0 && (
        <Button size="small" onPress={onShow} className="-translate-y-1/2 bg-raised shadow-2">
          {t('changesShow', { count })}
        </Button>
      )}
    </div>
  );
}
