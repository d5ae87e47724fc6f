import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of MonthPapers. */
export const monthPapersWords = defineOfficeWords('monthPapers', {
  challan: 'Challan',
  delete: 'Delete',
  deleteName: ({ name }: { name: string }) => `Delete ${name}`,
  download: 'Download',
  downloadAllPapersZip: 'Download all papers (.zip)',
  downloadName: ({ name }: { name: string }) => `Download ${name}`,
  forAllClients: 'For all clients',
  forAllClientsHere: 'for all clients',
  noReceiptsOfChallans: 'No receipts of challans yet. Bill and musters are there by themselves.',
  receiptToAddPdf: 'Receipt to add (PDF, PNG or JPEG, at most 5 MB)',
});
