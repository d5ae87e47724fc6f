import type { ClientWithDues } from '@prahari/contract/clients.schemas';

type FieldBeyondSpec = 'numberOfGuards' | 'unpaid';

/** A client; the hosted API sends neither requested guards nor unpaid amount. */
export type ClientRow = Omit<ClientWithDues, FieldBeyondSpec> & {
  [Name in FieldBeyondSpec]?: ClientWithDues[Name] | undefined;
};
