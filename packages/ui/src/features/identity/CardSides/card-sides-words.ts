import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of CardSides. */
export const cardSidesWords = defineOfficeWords('cardSides', {
  back: 'Back',
  badgeBadgeNumber: ({ badgeNumber }: { badgeNumber: string }) => `Badge ${badgeNumber}`,
  codeOfPrintedCard: 'Code of the printed card',
  forCompany: ({ company }: { company: string }) => `For ${company}`,
  front: 'Front',
  guard: 'Guard',
  itProvesIdentityAnd:
    'It proves identity and gives no power to search or hold anyone. If you find it, please post it to this address.',
  psaraLicenceNumber: ({ number }: { number: string }) => `PSARA licence ${number}`,
  scanToCheckOn: 'Scan to check: on duty here now?',
  securityGuard: 'Security guard',
  thisCardBelongsTo: ({ company }: { company: string }) => `This card belongs to ${company}`,
  validToDay: ({ day }: { day: string }) => `Valid to ${day}`,
});
