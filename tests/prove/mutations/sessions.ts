import type { Mutation } from './mutation.ts';

/** V7: sessions. */
export const sessionMutations: readonly Mutation[] = [
  {
    ids: ['V7.4.2'],
    file: 'packages/api/src/features/people/account-state.service.ts',
    text: 'await queueMail(tx, { to: email, ...accountDisabledMail() });',
    replacement: '',
    testFile: 'packages/api/src/features/people/accounts.test.ts',
    title: 'has no session and its owner gets a mail',
  },
];
