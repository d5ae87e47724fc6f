import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GuardCardSection. */
export const guardCardSectionWords = defineOfficeWords('guardCardSection', {
  anotherPhotograph: 'Another photograph',
  cardWithCodeWhoever:
    'A card with a code. Whoever scans it reads that this is a guard of yours, on duty until when.',
  deletePhotograph: 'Delete photograph',
  downloadPdf: 'Download PDF',
  endCard: 'End card',
  identityCard: 'Identity card',
  jpegOrPngFor: 'JPEG or PNG, for the card and the page that its code opens. Ask the guard first.',
  makeCard: 'Make card',
  photograph: 'Photograph',
  printCard: 'Print card',
});
