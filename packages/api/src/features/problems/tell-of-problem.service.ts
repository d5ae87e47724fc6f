import type { Problem } from '@prahari/contract/problems.schemas';
import type { Tx } from '../../db/tables.ts';
import { tellClient, tellOffice } from '../messages/messages.service.ts';

const factsOf = ({ client, post: { place }, text }: Problem) => ({
  client: client.name,
  place: [place.street, place.city].filter((part) => part !== '').join(', '),
  text,
});

/** Mails the office about a new problem. @param userId of who reported it */
export const tellOfficeOfProblem = (tx: Tx, problem: Problem, userId: string): Promise<void> =>
  tellOffice(tx, {
    kind: 'problem',
    by: userId,
    act: `problem:${problem._id}`,
    parts: [{ about: problem._id, facts: factsOf(problem), names: [userId] }],
  });

/** Tells the client of an answer, once each. */
export const tellClientOfAnswer = (
  tx: Tx,
  problem: Problem,
  { answerId, answer }: { answerId: string; answer: string },
): Promise<boolean> =>
  tellClient(tx, problem.client._id, {
    kind: 'problem-answered',
    act: `problem-answered:${answerId}`,
    parts: [
      {
        about: problem._id,
        facts: { ...factsOf(problem), answer, isClosed: problem.status === 'closed' },
      },
    ],
  });
