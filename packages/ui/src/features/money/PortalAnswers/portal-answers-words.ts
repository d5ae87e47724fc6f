import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PortalAnswers. */
export const portalAnswersWords = defineOfficeWords('portalAnswers', {
  answersOfPortal: 'Answers of the portal',
});
