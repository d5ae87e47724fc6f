import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of RegisterDocument. */
export const registerDocumentWords = defineOfficeWords('registerDocument', {
  client: 'Client',
  nameSignatureDate: ({ who }: { who: string }) => `${who}: name, signature, date`,
  psaraLicencePsaraLicence: ({ psaraLicence }: { psaraLicence: string }) => `PSARA licence ${psaraLicence}`,
  table: 'Table',
});
