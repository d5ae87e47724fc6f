import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { namesText } from '../names-text.ts';
import { shiftWithHours } from '../period-text.ts';
import { barButton } from './bar-button.ts';
import { UndoButton } from './UndoButton.tsx';

export interface AssignedBarProps {
  /** The post they were assigned to. */
  post: Post;
  /** Names of the guards. */
  names: readonly string[];
  /** Their first day. */
  startDate: Day;
  /** Their last day. */
  endDate: Day;
  /** How it is undone, and until when, in milliseconds since 1970. Leave out where it cannot be undone. */
  undo?: { until: number; onPress: () => void } | undefined;
  /** Close was pressed. */
  onClose: () => void;
}

/** Says who was assigned to what, below the board, which it never covers. */
export function AssignedBar({ post, names, startDate, endDate, undo, onClose }: AssignedBarProps) {
  const close = useRef<HTMLButtonElement>(null);
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
        {undo && <UndoButton key={undo.until} {...undo} next={close} />}
        <Button ref={close} className={barButton} onPress={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
