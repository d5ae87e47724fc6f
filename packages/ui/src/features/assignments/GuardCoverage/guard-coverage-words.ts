import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GuardCoverage. */
export const guardCoverageWords = defineOfficeWords('guardCoverage', {
  ofGuardFilled: ({ filled, asked }: { filled: number; asked: number }) =>
    `${filled} of ${asked} ${asked === 1 ? 'guard' : 'guards'}`,
});
