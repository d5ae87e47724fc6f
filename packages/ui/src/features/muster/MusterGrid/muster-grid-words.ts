import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of MusterGrid. */
export const musterGridWords = defineOfficeWords('musterGrid', {
  abs: 'Abs.',
  disputed: 'disputed',
  duties: 'Duties',
  dutiesOfEachGuard: 'Duties of each guard on each day',
  enteredByOffice: 'entered by the office',
  guard: 'Guard',
  hide: 'Hide',
  late: 'Late',
  notAtThisPost: 'not at this post',
  ofAsked: ({ asked }: { asked: number }) => `of ${asked}`,
  reliever: 'reliever',
  show: 'Show',
  showRelievers: ({ show, count, duties }: { show: string; count: number; duties: number }) =>
    `${show} ${count} relievers, ${duties} duties`,
  thereOfAsked: 'There, of asked',
});
