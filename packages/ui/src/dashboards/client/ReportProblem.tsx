import type { OwnPost } from '@prahari/contract/posts.schemas';
import {
  ReportProblemDialog,
  type ReportProblemDialogProps,
} from '../../features/problems/ReportProblemDialog/ReportProblemDialog.tsx';
import { draftOf } from '../../stores/forms/drafts.ts';
import { reportProblem } from '../../stores/problems/own-problems.ts';

const $draft: NonNullable<ReportProblemDialogProps['draft']> = draftOf('problem');

/** Reports a problem about one of the client's posts. */
export const ReportProblem = (props: { posts: readonly OwnPost[]; onClose: () => void }) => (
  <ReportProblemDialog {...props} draft={$draft} submit={reportProblem} />
);
