import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words around the list of who came. */
export const whoCameBoardWords = defineOfficeWords('whoCameBoard', {
  backToToday: 'Back to Today',
  loadingWhoCame: 'Loading who came',
  startedOn: 'Shifts that started on',
});
