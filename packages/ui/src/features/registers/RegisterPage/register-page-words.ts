import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of RegisterPage. */
export const registerPageWords = defineOfficeWords('registerPage', {
  downloadPdf: 'Download PDF',
  loadingRegister: 'Loading the register',
  print: 'Print',
  register: 'Register',
});
