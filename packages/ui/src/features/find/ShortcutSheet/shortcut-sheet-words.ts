import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of ShortcutSheet. */
export const shortcutSheetWords = defineOfficeWords('shortcutSheet', {
  keyboardShortcuts: 'Keyboard shortcuts',
  singleKeysAct: 'Single keys act',
  turnOffIfYou: 'Turn off if you speak to the computer, or press keys by mistake. Ctrl K stays.',
});
