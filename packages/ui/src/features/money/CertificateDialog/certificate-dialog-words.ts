import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CertificateDialog. */
export const certificateDialogWords = defineOfficeWords('certificateDialog', {
  amount: 'Amount',
  certificateNumber: 'Certificate number',
  record: 'Record',
  recordTdsCertificate: 'Record a TDS certificate',
});
