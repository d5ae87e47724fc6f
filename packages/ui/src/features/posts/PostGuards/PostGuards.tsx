import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { GuardsOfPostList } from '../GuardsOfPostList.tsx';
import { officePostsWords } from '../office-posts-words.ts';
import { guardsText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import { postGuardsWords } from './post-guards-words.ts';

export interface PostGuardsProps {
  /** The post, with its open assignments. */
  post: Post;
  /** The current time. */
  now: Date;
  /** Replace one guard by another. */
  onReplace: (assignment: PostAssignment) => void;
  /** Swap a duty of one guard with somebody else's. Without it there is no such button. */
  onSwap?: ((assignment: PostAssignment) => void) | undefined;
  /** Make a rotation. Without it there is no such button. */
  onRotation?: (() => void) | undefined;
  /** End the post. Without it there is no such button. */
  onEnd?: (() => void) | undefined;
  /** Below the guards: the rotation that is there. */
  children?: ReactNode;
  /** Leads to a guard's record. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
  /** Leads to the client's record. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** Assign guards to the openings; shown while there are any. */
  onAssign: () => void;
  /** Find a guard for one day on which a guard of the post is away. Without it there is no such button. */
  cover?: { day: string; onPress: () => void } | undefined;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

/** The guards of a post by name: what each does now, until when, and ways to change who is there. */
export function PostGuards(props: PostGuardsProps) {
  const sayOfficePosts = useWords(officePostsWords);
  const t = useWords(postGuardsWords);
  const {
    post,
    now,
    onReplace,
    onSwap,
    onRotation,
    onEnd,
    children,
    guardLink,
    clientLink,
    onAssign,
    cover,
    onClose,
  } = props;
  const { _id: clientId, user } = post.client;
  const { assignments, short } = post;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={clientLink ? <RowLink {...clientLink(clientId)}>{user.name}</RowLink> : user.name}
      footer={
        (short > 0 || cover || onRotation || onEnd) && (
          <>
            {onEnd && (
              <Button variant="plain" className="sm:me-auto" onPress={onEnd}>
                {t('endPost')}
              </Button>
            )}
            {onRotation && <Button onPress={onRotation}>{t('rotation')}</Button>}
            {cover && <Button onPress={cover.onPress}>{t('findGuardFor', { day: cover.day })}</Button>}
            {short > 0 && (
              <Button onPress={onAssign}>
                {t('assignGuards', { guards: guardsText(short, sayOfficePosts) })}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="text-muted">
        {placeText(post)} · {shiftWithHours(post, sayOfficePosts)}
      </p>
      {assignments.length === 0 && <p className="mt-3">{t('nobodyIsAssignedYet')}</p>}
      <div className="mt-3">
        <GuardsOfPostList
          assignments={assignments}
          now={now}
          onReplace={onReplace}
          onSwap={onSwap}
          guardLink={guardLink}
        />
      </div>
      {children}
    </Dialog>
  );
}
