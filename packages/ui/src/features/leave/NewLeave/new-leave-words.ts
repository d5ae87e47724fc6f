import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of NewLeave. */
export const newLeaveWords = defineOfficeWords('newLeave', {
  newLeaveShow: ({ count }: { count: number }) => `${count} new leave to answer: show`,
});
