import type { Post, PostAssignment } from '@prahari/contract';
import { useState } from 'react';
import { PostGuards } from '../../features/posts/PostGuards/PostGuards.tsx';
import { guardLink } from './person-links.ts';
import { ReplaceAtPost } from './ReplaceAtPost.tsx';

export interface PostDialogsProps {
  post: Post;
  now: Date;
  onAssign: () => void;
  onClose: () => void;
}

/** The guards of a post, and the dialog that replaces one of them. */
export function PostDialogs({ post, now, onAssign, onClose }: PostDialogsProps) {
  const [leaving, setLeaving] = useState<PostAssignment | null>(null);

  const guardLinkOf = (guardId: string) => {
    const { href, onOpen } = guardLink(guardId);
    const open = () => {
      onClose();
      onOpen();
    };
    return { href, onOpen: open };
  };
  if (!leaving)
    return (
      <PostGuards
        post={post}
        now={now}
        onReplace={setLeaving}
        guardLink={guardLinkOf}
        onAssign={onAssign}
        onClose={onClose}
      />
    );
  return <ReplaceAtPost post={post} leaving={leaving} now={now} onClose={onClose} />;
}
