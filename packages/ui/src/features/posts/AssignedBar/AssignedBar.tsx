import { type Day, formatDay, type Post } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import { namesText } from '../names-text.ts';
import { shiftWithHours } from '../period-text.ts';

export interface AssignedBarProps {
  /** The post they were assigned to. */
  post: Post;
  /** Names of the guards. */
  names: readonly string[];
  /** Their first day. */
  startDate: Day;
  /** Their last day. */
  endDate: Day;
  /** Undo was pressed. Leave out where it cannot be undone. */
  onUndo?: (() => void) | undefined;
  /** Close was pressed. */
  onClose: () => void;
}

/** Says who was assigned to what, below the board, which it never covers. */
export function AssignedBar({ post, names, startDate, endDate, onUndo, onClose }: AssignedBarProps) {
  return (
    <div
      role="status"
      className="sticky bottom-0 z-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-[clamp(1rem,2.5vw,2rem)] py-3 text-surface"
    >
      <div className="min-w-48 flex-999 max-sm:basis-full">
        <p className="font-semibold">
          {namesText(names)} assigned to {post.client.user.name}
        </p>
        <p className="text-xs tabular-nums">
          {shiftWithHours(post.shift)}, {formatDay(startDate)} to {formatDay(endDate)}
        </p>
      </div>
      <div className="flex gap-3 max-sm:grow max-sm:[&>*]:grow">
        {onUndo && (
          <Button
            data-toast-action=""
            className="border-current! text-surface! hover:bg-transparent! hover:underline"
            onPress={onUndo}
          >
            Undo
          </Button>
        )}
        <Button
          className="border-current! text-surface! hover:bg-transparent! hover:underline"
          onPress={onClose}
        >
          Close
        </Button>
      </div>
    </div>
  );
}
