import type { ReplaceDraft } from '../../../features/posts/ReplaceGuard/ReplaceGuard.tsx';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { wasOpen } from '../../../stores/forms/open-dialog.ts';

/** The assignment that a dialog replaces, by the ids, because the rows are not loaded yet after a login. */
export interface Replacement {
  assignmentId: string;
  postId: string;
}

/** The choices in the dialog that replaces a guard. */
export const $replacement = draftOf<ReplaceDraft & Replacement>('replaceGuard');

/** The view that opens the dialog: it opens it again after a login. */
export type ReplaceOpener = 'posts' | `post ${string}` | `guard ${string}` | `client ${string}`;

/** The stored name of the open dialog, by which it opens again after a login. */
export const replaceDialogOf = (opener: ReplaceOpener) => `replaceGuard ${opener}`;

/** The replacement that was open when the session ended, if this view had opened the dialog. */
export function replacementBefore(opener: ReplaceOpener): Replacement | undefined {
  const kept = $replacement.get();
  return wasOpen(replaceDialogOf(opener), kept) ? kept : undefined;
}
