import { defineWords } from '../../base/words/define-words.ts';

/** A client's problems. */
export const ownProblemWords = defineWords('ownProblem', {
  answeredAt: ({ at }: { at: string }) => `Office, ${at}`,
  none: 'No problems reported',
  noneHint:
    'If something is not right at your post, tell the office here. You will read the answer in this place.',
  post: 'Post',
  problems: 'Problems',
  report: 'Report a problem',
  send: 'Send report',
  what: 'What happened',
});
