import { answerProblem as answerCall, listProblems, problemMessages } from '@prahari/contract/problems';
import type { AnswerProblemBody } from '@prahari/contract/problems.schemas';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { refreshOverview } from '../overview/overview.ts';
import { isStaleRow, messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The problems of all clients, the newest first. */
export const problems = createList({
  endpoint: listProblems,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, problemMessages.fetchFailed),
});

/** Answers a problem, closes it, or both. */
export async function answerProblem(body: AnswerProblemBody): Promise<SubmitResult> {
  try {
    const { data } = await call(answerCall, body);
    problems.put(data);
  } catch (error) {
    if (isStaleRow(error)) void problems.refresh();
    return submitFailure(error, problemMessages.answerFailed(messageOf(error)));
  }
  toast.success(body.close ? problemMessages.closed : problemMessages.answered);
  refreshOverview();
  void problems.refresh();
  return { ok: true };
}

/** Closes a problem without words. Reports failures instead of throwing. */
export const closeProblem = (problemId: string): Promise<void> =>
  problems.run(problemId, async () => {
    await answerProblem({ problemId, close: true });
  });
