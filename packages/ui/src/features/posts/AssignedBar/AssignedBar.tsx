import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { namesText, shiftWithHours } from '../period-text.ts';
import { assignedBarWords } from './assigned-bar-words.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** A button on the dark bar. */
const barButton = 'border-current! text-surface! hover:bg-transparent! hover:underline';

interface UndoButtonProps {
  /** The end of undo, in milliseconds since 1970. */
  until: number;
  onPress: () => void;
  /** Takes the focus when undo ends while this button has it. */
  next: RefObject<HTMLButtonElement | null>;
}

/** Undo, with the seconds for which it is offered; nothing afterwards. */
function UndoButton({ until, onPress, next }: UndoButtonProps) {
  const t = useWords(assignedBarWords);
  const own = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft({ until }, () => {
    if (document.activeElement === own.current) next.current?.focus();
  });
  if (!seconds) return null;
  return (
    <Button ref={own} data-toast-action="" className={barButton} onPress={onPress}>
      {t('undo')}
      <span aria-hidden="true" className="ms-2 min-w-6 text-end text-xs tabular-nums opacity-80">
        {`${seconds} s`}
      </span>
    </Button>
  );
}

export interface AssignedBarProps {
  /** The post they were assigned to. */
  post: Post;
  /** Names of the guards. */
  names: readonly string[];
  /** Their first day. */
  startDate: Day;
  /** Their last day. */
  endDate: Day;
  /** Undoes it, until an instant in milliseconds since 1970. Leave out where it cannot be undone. */
  undo?: { until: number; onPress: () => void } | undefined;
  /** Close was pressed. */
  onClose: () => void;
}

/** Says who was assigned to what, below the board, which it never covers. */
export function AssignedBar({ post, names, startDate, endDate, undo, onClose }: AssignedBarProps) {
  const t = useWords(assignedBarWords);
  const sayOfficePosts = useWords(officePostsWords);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <div
      role="status"
      className="sticky bottom-0 z-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-[clamp(1rem,2.5vw,2rem)] py-3 text-surface"
    >
      <div className="min-w-48 flex-999 max-sm:basis-full">
        <p className="font-semibold">
          {t('assignedToNames', { names: namesText(names, sayOfficePosts), name: post.client.user.name })}
        </p>
        <p className="text-xs tabular-nums">
          {t('shiftFromTo', {
            shift: shiftWithHours(post, sayOfficePosts),
            from: formatDay(startDate),
            to: formatDay(endDate),
          })}
        </p>
      </div>
      <div className="flex gap-3 max-sm:grow max-sm:[&>*]:grow">
        {undo && <UndoButton key={undo.until} {...undo} next={close} />}
        <Button ref={close} className={barButton} onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
