import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** The page on which a guard answers an offer. */
export const offerWords = defineWords('offer', {
  answerBy: ({ time }: { time: string }) => `Answer by ${time}. The first yes gets the duty.`,
  askNewLink: ({ phone }: { phone: string }) => `Ask the office for a new one: ${phone}.`,
  beThere: ({ time }: { time: string }) => `Be there by ${time}, in uniform and with your identity card.`,
  callIfWrong: 'If that is wrong, call the office.',
  callOffice: 'Call office',
  canYouCome: ({ when }: { when: string }) => `Can you come ${when}?`,
  ended: 'This offer has ended',
  endedAt: ({ time }: { time: string }) => `It was open until ${time}. You don’t need to do anything.`,
  hello: ({ name }: { name: string }) => `Hello ${name},`,
  impossible: 'This duty can’t be yours',
  linkUnknown: 'This link is not known',
  no: 'No, I can’t',
  noTonight: 'No, not tonight',
  onDay: ({ day }: { day: string }) => `on ${day}`,
  onDays: ({ count }: { count: number }) => `on ${count} days`,
  opening: 'Opening the offer',
  place: 'Place',
  saidNo: 'You said no. A yes still counts while the offer is open.',
  saidYesAt: ({ time }: { time: string }) => `You said yes at ${time}.`,
  shift: 'Shift',
  taken: 'Somebody else said yes first',
  thankYou: ({ name }: { name: string }) => `Thank you, ${name}. You don’t need to do anything.`,
  today: 'today',
  tonight: 'tonight',
  yes: 'Yes, I will come',
  yours: 'The duty is yours',
});

export type SayOffer = Translate<typeof offerWords>;

/** The words as they are without a language. */
export const offerInEnglish: SayOffer = translate(offerWords);
