import type { ClientWithDues } from '@prahari/contract';

type Untold = 'numberOfGuards' | 'unpaid';

/** A client; the hosted API does not tell how many guards were asked for, nor what is owed. */
export type ClientRow = Omit<ClientWithDues, Untold> & {
  [Name in Untold]?: ClientWithDues[Name] | undefined;
};
