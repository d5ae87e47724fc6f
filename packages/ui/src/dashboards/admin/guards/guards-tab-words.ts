import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/guards. */
export const guardsTabWords = defineOfficeWords('guardsTab', {
  acceptSecurityApplicationTo: 'Accept a security application to add the first.',
  cardOfAndPage: ({ name }: { name: string }) =>
    `The card of ${name} and the page that its code opens have none then.`,
  deletePhotograph: 'Delete photograph',
  deleteThisPhotograph: 'Delete this photograph?',
  endCard: 'End card',
  endThisCard: 'End this card?',
  enterFirstWithNew: 'Enter the first with New guard, import a file, or accept a security application.',
  loadingPapers: 'Loading papers',
  manyGuards: 'guards',
  nameEmailOrPlace: 'Name, email or place',
  noGuardsYet: 'No guards yet',
  noPaperExpiresWithin: 'No paper expires within 30 days',
  notAssigned: 'Not assigned',
  oneGuard: 'guard',
  papersCouldNotBe: 'The papers could not be loaded.',
  papersExpire: ({ papersExpiring }: { papersExpiring: number }) => `Papers expire: ${papersExpiring}`,
  papersThatExpire: 'Papers that expire',
  securityGuards: 'Security Guards',
  showAllGuards: 'Show all guards',
  whoeverScansCardOf: ({ name }: { name: string }) =>
    `Whoever scans the card of ${name} reads that it is not valid. A new card gets a new code.`,
  withdrawCount: ({ count }: { count: number }) => `Withdraw ${count}`,
});

export type SayGuardsTab = Translate<typeof guardsTabWords>;
