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

/** The public page that a card's code opens. */
export const identityAnswerWords = defineWords('identityAnswer', {
  callOffice: 'Call office',
  checking: 'Checking the card',
  here: 'Here',
  isGuardOf: ({ name, company }: { name: string; company: string }) => `${name} is a guard of ${company}`,
  keepCard: 'Please keep the card and call us before you let anybody in.',
  licence: 'Licence',
  licenceUntil: ({ number, day }: { number: string; day: string }) => `${number}, valid until ${day}`,
  notOnDuty: 'Not on duty now',
  notThisFace: 'Not this face? Call us, day and night.',
  notValid: 'Not valid',
  onDuty: 'On duty',
  onDutyAsPlanned: 'On duty as planned',
  onDutyUntil: ({ time }: { time: string }) => `On duty here until ${time}`,
  photographOf: ({ name }: { name: string }) => `Photograph of ${name}`,
  somebodyElse: 'Somebody else? Call us, day and night.',
  thisNotValid: 'This card is not valid',
});
