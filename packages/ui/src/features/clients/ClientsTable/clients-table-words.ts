import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ClientsTable. */
export const clientsTableWords = defineOfficeWords('clientsTable', {
  assign: 'Assign',
  client: 'Client',
  clients: 'Clients',
  email: 'Email',
  guards: 'Guards',
  highestFirst: 'highest first',
  lowestFirst: 'lowest first',
  ofCount: ({ count, numberOfGuards }: { count: number; numberOfGuards: number }) =>
    `${count} of ${numberOfGuards}`,
  service: 'Service',
  unpaid: 'Unpaid',
  withdraw: 'Withdraw',
});

export type SayClientsTable = Translate<typeof clientsTableWords>;
