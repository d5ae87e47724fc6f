import type { Mutation } from './mutation.ts';

/** V7: sessions. */
export const sessionMutations: readonly Mutation[] = [
  {
    ids: ['V7.4.2'],
    file: 'packages/api/src/features/people/account-state.service.ts',
    text: 'await queueAccountMail(tx, { to: email, mail: accountDisabledMail() });',
    replacement: '',
    testFile: 'packages/api/src/features/people/disabled-accounts.test.ts',
    title: 'has no session and its owner gets a mail',
  },
  {
    ids: ['V7.2.4'],
    file: 'packages/api/src/features/auth/sessions/sessions.queries.ts',
    text: '.set({ token_hash: after })',
    replacement: '.set({ token_hash: before })',
    testFile: 'packages/api/src/features/auth/sessions/token-renewal.test.ts',
    title: 'after %s a stolen token is dead and the new one works',
  },
  {
    ids: ['V6.3.5'],
    file: 'packages/api/src/features/auth/sessions/login-reports.queries.ts',
    text: ".where('expires_at', '>', nowText())",
    replacement: '',
    testFile: 'packages/api/src/features/auth/sessions/login-reports.test.ts',
    title: 'a used, an old and a made-up link are refused alike',
  },
];
