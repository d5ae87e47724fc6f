import type { Post } from '@prahari/contract/posts.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, guardsText, namesText, periodLeft, shiftWithHours } from '../period-text.ts';
import { assignToPostWords, type SayAssignToPost } from './assign-to-post-words.ts';

export interface ConfirmBarProps {
  post: Post;
  now: Date;
  /** Names of the chosen guards, in the order of choosing. */
  names: readonly string[];
  /** The call is running. */
  pending: boolean;
  /** The failure of the last call. */
  error: string | undefined;
  /** Papers of a chosen guard are not proved, or the rest is short: the office says why it assigns all the same. */
  reason: { value: string; onChange: (text: string) => void } | undefined;
  onAssign: () => void;
  onCancel: () => void;
}

function restText(short: number, chosen: number, t: SayAssignToPost): string {
  const rest = short - chosen;
  if (rest <= 0) return t('allPlacesFilled', { short });
  return t('placesStayEmpty', { rest });
}

/** The guards about to be assigned, with the work and its last day, below the candidates. */
export function ConfirmBar(props: ConfirmBarProps) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(assignToPostWords);
  const { post, now, names, pending, error, reason, onAssign, onCancel } = props;
  const { startDate, endDate } = periodLeft(post, now);
  return (
    <section
      aria-label={t('confirm')}
      data-raised=""
      className="sticky bottom-0 z-3 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-raised px-[clamp(1rem,2.5vw,2rem)] py-3 shadow-2"
    >
      {post.short > 0 && post.short <= 12 && (
        <span className="max-sm:hidden">
          <LanternMarks filled={Math.min(names.length, post.short)} total={post.short} />
        </span>
      )}
      <div className="min-w-48 flex-1" role="status">
        <p className="font-semibold">
          {names.length > 0 ? namesText(names, sayOfficePosts) : t('nobodyChosenYet')}
        </p>
        <p className={error ? 'text-danger text-xs' : 'text-muted text-xs'}>
          {error ??
            `${restText(post.short, names.length, t)} · ${shiftWithHours(post, sayOfficePosts)}, ${datesText(startDate, endDate)}`}
        </p>
      </div>
      {reason && (
        <TextField
          label={t('reasonToAssignAll')}
          name="papersReason"
          className="w-full sm:w-72"
          {...reason}
        />
      )}
      <Button variant="plain" className="max-sm:hidden" onPress={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        variant="primary"
        className="max-sm:min-h-target"
        pending={pending}
        disabled={names.length === 0}
        onPress={onAssign}
      >
        {names.length > 0
          ? t('assignCount', { guards: guardsText(names.length, sayOfficePosts) })
          : t('assignGuards')}
      </Button>
    </section>
  );
}
