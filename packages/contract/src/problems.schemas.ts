import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import { define, defineList, shortListQuery, shortListReply } from './definition.ts';
import { choice, flag, id, optionalProse, prose } from './fields.ts';
import { postNotFound } from './posts.ts';
import * as wire from './problems.ts';
import { dataReply, instant, recordId } from './reply.schemas.ts';

export const reportProblemBody = z.object({
  postId: id('Post'),
  text: prose('What happened', wire.PROBLEM_TEXT_MAX),
});
export type ReportProblemBody = z.input<typeof reportProblemBody>;

export const answerProblemBody = z
  .object({
    problemId: id('Problem'),
    /** The office's words; may be empty where the problem is only closed. */
    text: optionalProse('Text', wire.PROBLEM_TEXT_MAX),
    close: flag('close'),
  })
  .check(
    z.refine(({ text, close }) => close === true || !!text, { path: ['text'], error: 'Text is required' }),
  );
export type AnswerProblemBody = z.input<typeof answerProblemBody>;

const problemFields = {
  _id: recordId,
  post: z.object({ _id: recordId, place: location }),
  text: z.string(),
  status: z.enum(wire.problemStatuses),
  reportedAt: instant,
  /** The earliest first. */
  answers: z.array(z.object({ text: z.string(), answeredAt: instant })),
};

/** A problem as its client sees it. */
export const ownProblem = z.object(problemFields);
export type OwnProblem = z.output<typeof ownProblem>;

/** A problem as the office sees it. */
export const problem = z.object({
  ...problemFields,
  client: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
});
export type Problem = z.output<typeof problem>;

export const reportProblem = define(wire.reportProblem, {
  summary: 'Report a problem about an own post.',
  body: reportProblemBody,
  reply: dataReply(ownProblem),
  refusals: [postNotFound, wire.tooManyProblems],
});

export const listOwnProblems = define(wire.listOwnProblems, {
  summary: 'The latest 1,000 own problems with the office’s answers.',
  query: z.object({
    status: z.optional(choice('status', wire.problemStatuses)),
    ...shortListQuery(wire.ownProblemColumns),
  }),
  reply: shortListReply(ownProblem),
});

export const listProblems = defineList(wire.listProblems, {
  summary: 'The problems that clients report, the latest first.',
  row: problem,
});

export const answerProblem = define(wire.answerProblem, {
  summary: 'Answer a problem; with `close` it needs no text and is closed.',
  body: answerProblemBody,
  reply: dataReply(problem),
  refusals: [wire.problemNotFound, wire.problemClosed],
});
