import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ApiTokens. */
export const apiTokensWords = defineOfficeWords('apiTokens', {
  apiTokens: 'API tokens',
  apiTokensCouldNot: 'The API tokens could not be loaded.',
  change: 'Change',
  copy: 'Copy',
  copyThisApiToken: 'Copy this API token',
  expired: 'Expired',
  expiredAfter: 'Expired after',
  iHaveCopiedIt: 'I have copied it',
  itMay: 'It may',
  keep: 'Keep',
  lastDayAtMost: 'The last day, at most a year from now',
  lastUsed: ({ at, from }: { at: string; from: string }) => `Last used ${at} from ${from}`,
  letProgramOfYours: 'Let a program of yours read and change what you choose, without your password.',
  loadingApiTokens: 'Loading API tokens',
  makeToken: 'Make the token',
  name: 'Name',
  newApiToken: 'New API token',
  notUsedYet: 'Not used yet',
  read: 'Read',
  revoke: 'Revoke',
  revokeApiToken: ({ name }: { name: string }) => `Revoke API token: ${name}`,
  revokeNow: 'Revoke now',
  revokeNowName: ({ name }: { name: string }) => `Revoke now: ${name}`,
  wasMadeTokenIs: ({ name }: { name: string }) =>
    `“${name}” was made. The token is not shown again; whoever has it can do what it may.`,
  whatUsesItSuch: 'What uses it, such as Payroll',
  worksUntil: 'Works until',
});

export type SayApiTokens = Translate<typeof apiTokensWords>;
