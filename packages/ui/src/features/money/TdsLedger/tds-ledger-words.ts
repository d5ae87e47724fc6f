import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of TdsLedger. */
export const tdsLedgerWords = defineOfficeWords('tdsLedger', {
  certificateNumber: ({ number, rupees }: { number: string; rupees: string }) =>
    `Certificate ${number}, ${rupees}`,
  certified: 'Certified',
  keptBack: 'Kept back',
  missing: 'Missing',
  noTdsInThis: 'No TDS in this quarter',
  recordCertificate: 'Record certificate',
  recordCertificateOf: ({ name }: { name: string }) => `Record certificate of ${name}`,
  remove: 'Remove',
  removeCertificateNumber: ({ number }: { number: string }) => `Remove certificate ${number}`,
  whatClientsKeepBack: 'What clients keep back comes here with each payment.',
});
