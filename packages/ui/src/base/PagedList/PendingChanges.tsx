import { Button } from '../Button/Button.tsx';

/** Says that others changed rows, and shows them when asked. It lies above the rows, so that none moves under a pointer. */
export function PendingChanges({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="relative z-3 h-0 text-center">
      {count > 0 && (
        <Button size="small" onPress={onShow} className="-translate-y-1/2 bg-raised shadow-2">
          {count === 1 ? '1 change' : `${count} changes`}, show
        </Button>
      )}
    </div>
  );
}
