import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { ChallanTables } from './tables/challan-tables.ts';
import type { CompanyTables } from './tables/company-tables.ts';
import type { MessageTables } from './tables/message-tables.ts';
import type { MoneyTables } from './tables/money-tables.ts';
import type { PhotographTables } from './tables/photograph-tables.ts';
import type { ServedTables } from './tables/served-tables.ts';
import type { SystemTables } from './tables/system-tables.ts';

/**
 * The tables of both engines: times are UTC ISO 8601 text, days `YYYY-MM-DD` text, money integer
 * paise, ids UUIDv7, lists JSON text.
 */
export interface Tables
  extends AccountTables,
    ChallanTables,
    CompanyTables,
    MessageTables,
    MoneyTables,
    PhotographTables,
    ServedTables,
    SystemTables {}

/** The database, or a transaction. */
export type Db = Kysely<Tables> & {
  /** Runs a read of few rows beside open transactions. Undefined in a transaction. */
  readonly shortRead?: <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;
};
export type Tx = Transaction<Tables>;

/** Runs a read whose result may be some seconds old, on the primary or on a replica. */
export type Read = <T>(run: (db: Db) => Promise<T>) => Promise<T>;
