import { createEndpoint, endpoint, listEndpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListQuery, ShortListReply } from './lists.ts';
import type { AnswerProblemBody, OwnProblem, Problem, ReportProblemBody } from './problems.schemas.ts';
import type { DataReply } from './reply.ts';

/** Columns that sort the client's own list. */
export const ownProblemColumns = ['reportedAt', 'status'] as const;

export const problemStatuses = ['open', 'answered', 'closed'] as const;
export type ProblemStatus = (typeof problemStatuses)[number];
export const problemStatusLabels = {
  open: 'Waits for an answer',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies Record<ProblemStatus, string>;

export const PROBLEM_TEXT_MAX = 2_000;
/** Problems of one client that are not closed. */
export const MAX_OPEN_PROBLEMS = 20;

export const problemMessages = {
  fetchFailed: 'Failed to fetch problems',
  reported: 'The office has your report',
  reportFailed: (message: string) => `Failed to report the problem: ${message}`,
  answered: 'Answer sent',
  closed: 'Problem closed',
  answerFailed: (message: string) => `Failed to answer the problem: ${message}`,
} as const;

export const problemNotFound = {
  status: 404,
  code: 'problem.not_found',
  message: 'Problem not found',
} as const;

export const problemClosed = {
  status: 409,
  code: 'problem.closed',
  message: 'This problem is closed',
} as const;

export const tooManyProblems = {
  status: 429,
  code: 'problem.too_many',
  message: `You have ${MAX_OPEN_PROBLEMS} problems that the office has not closed. Please call the office.`,
} as const;

/** Reports a problem about an own post. */
export const reportProblem = createEndpoint<DataReply<OwnProblem>, ReportProblemBody>({
  method: 'POST',
  path: '/client/problems',
  access: 'client',
});

/** The client's problems with their answers, the latest first. */
export const listOwnProblems = queryEndpoint<
  ShortListReply<OwnProblem>,
  ShortListQuery & { status?: ProblemStatus }
>({
  method: 'GET',
  path: '/client/problems',
  access: 'client',
});

export const listProblems = listEndpoint<Problem>({
  method: 'GET',
  path: '/admin/problems',
  access: 'admin',
  list: { sort: ['createdAt', 'client', 'status'], status: problemStatuses },
});

/** Answers a problem, closes it, or both. The same answer again changes nothing. */
export const answerProblem = endpoint<DataReply<Problem>, AnswerProblemBody>({
  method: 'POST',
  path: '/admin/problems/answer',
  access: 'admin',
});
