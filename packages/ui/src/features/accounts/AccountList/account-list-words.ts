import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of AccountList. */
export const accountListWords = defineOfficeWords('accountList', {
  accounts: 'Accounts',
  actOnAccountOf: ({ act, who }: { act: string; who: string }) => `${act} the account of ${who}`,
  disable: 'Disable',
  disabledSinceInstant: ({ instant }: { instant: string }) => `Disabled since ${instant}.`,
  enable: 'Enable',
  endSessions: 'End sessions',
  endSessionsOf: ({ who }: { who: string }) => `End sessions of ${who}`,
  lastSeenCount: ({ count, instant }: { count: string; instant: string }) =>
    `${count}, last seen ${instant}.`,
  notLoggedIn: 'Not logged in.',
  resetTwoStepLogin: 'Reset two-step login',
  resetTwoStepLoginOf: ({ who }: { who: string }) => `Reset two-step login of ${who}`,
  roleSince: ({ role, day, usage }: { role: string; day: string; usage: string }) =>
    `${role} since ${day}. ${usage}`,
  sessions: ({ sessions, count }: { sessions: number; count: string }) =>
    sessions === 1 ? '1 session' : `${count} sessions`,
  you: 'You',
  yourOwnSessionsAnd: 'Your own sessions and password are under Account.',
});

export type SayAccountList = Translate<typeof accountListWords>;
