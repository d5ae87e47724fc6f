import type { ClientWithDues } from '@prahari/contract';

type Untold = 'numberOfGuards' | 'unpaid';

/** A client; the hosted API sends neither requested guards nor unpaid amount. */
export type ClientRow = Omit<ClientWithDues, Untold> & {
  [Name in Untold]?: ClientWithDues[Name] | undefined;
};
