import { defineWords } from '../../base/words/define-words.ts';

/** A guard's identity card. */
export const identityCardWords = defineWords('identityCard', {
  card: 'Identity card',
  cardOf: ({ name }: { name: string }) => `Card of ${name}`,
  code: 'Code of the card',
  guard: 'Security guard',
  licence: ({ number }: { number: string }) => `PSARA licence ${number}`,
  licenceUntil: ({ number, day }: { number: string; day: string }) =>
    `PSARA licence ${number}, valid until ${day}`,
  scan: 'Scan to check: on duty here now?',
});
