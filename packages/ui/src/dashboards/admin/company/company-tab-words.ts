import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/company. */
export const companyTabWords = defineOfficeWords('companyTab', {
  company: 'Company',
  companyCouldNotBe: 'The company could not be loaded.',
  loadingCompany: 'Loading the company',
  whatBillsDutiesAnd: 'What bills, duties and your accountant’s files need to know.',
});
