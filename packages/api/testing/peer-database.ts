import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';

/** The statements of the servers that ours is compared with. `$1` is the first value. */
export interface PeerDatabase {
  engine: 'sqlite' | 'postgres';
  all: <Row>(sql: string, values: readonly SQLInputValue[]) => Row[] | Promise<Row[]>;
  /** Runs statements as one transaction: none is written when `work` throws. */
  transaction: <T>(work: (run: PeerDatabase['all']) => Promise<T>) => Promise<T>;
}

/** Opens SQLite with prepared statements and one transaction at a time. */
function openSqlite(file: string): PeerDatabase {
  const sqlite = new DatabaseSync(file);
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const all = <Row>(sql: string, values: readonly SQLInputValue[]): Row[] => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = sqlite.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      prepared.set(sql, statement);
    }
    return statement.all(...values) as Row[];
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    engine: 'sqlite',
    all,
    transaction: (work) => {
      const run = async () => {
        sqlite.exec('begin immediate');
        try {
          const result = await work(all);
          sqlite.exec('commit');
          return result;
        } catch (error) {
          sqlite.exec('rollback');
          throw error;
        }
      };
      const result = last.then(run);
      last = result.catch(() => {});
      return result;
    },
  };
}

/** Opens PostgreSQL with named statements. */
function openPostgres(url: string): PeerDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pg.types.setTypeParser(20, Number);
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const known = names.get(sql);
    if (known) return known;
    names.set(sql, `s${names.size}`);
    return nameOf(sql);
  };
  const allOn =
    (client: pg.Pool | pg.PoolClient): PeerDatabase['all'] =>
    async (text, values) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows;
  return {
    engine: 'postgres',
    all: allOn(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(allOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** Opens the database of PEER_DATABASE, a PostgreSQL URL or an SQLite file. */
export function openPeerDatabase(): PeerDatabase {
  const setting = process.env.PEER_DATABASE ?? '';
  return setting.startsWith('postgres') ? openPostgres(setting) : openSqlite(setting);
}

export { verify as verifyHash } from '@node-rs/argon2';
