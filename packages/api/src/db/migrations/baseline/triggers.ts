import type { Kysely } from 'kysely';
import { isPostgres, run } from './run.ts';

export interface Trigger {
  name: string;
  table: string;
  /** `after insert`, `before update`. */
  event: string;
  /** Condition on `old` and `new`. */
  when?: string;
}

/** Creates a trigger whose body is statements. On PostgreSQL a `before` trigger returns the new row. */
export async function createTrigger(
  db: Kysely<unknown>,
  { name, table, event, when }: Trigger,
  body: string,
): Promise<void> {
  const condition = when ? `when (${when})` : '';
  if (!isPostgres(db)) {
    await run(db, `create trigger ${name} ${event} on ${table} for each row ${condition} begin ${body} end`);
    return;
  }
  const result = event.startsWith('before') ? 'new' : 'null';
  await run(
    db,
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return ${result}; end $$`,
  );
  await run(
    db,
    `create trigger ${name} ${event} on ${table} for each row ${condition} execute function ${name}()`,
  );
}

type Event = 'insert' | 'update' | 'delete';
const EVENTS: readonly Event[] = ['insert', 'update', 'delete'];

export interface ListSource {
  /** Columns that lists show, search or sort by. */
  columns: string[];
  /** Lists with the ids of the rows to compute again; `row` is the changed row. */
  marks: { list: string; ids: string; on?: readonly Event[] }[];
}

/** Creates the triggers that note which rows of lists a changed row of a table concerns. */
export async function createListTriggers(
  db: Kysely<unknown>,
  table: string,
  { columns, marks }: ListSource,
): Promise<void> {
  for (const event of EVENTS) {
    const row = event === 'delete' ? 'old' : 'new';
    const inserts = marks
      .filter(({ on = EVENTS }) => on.includes(event))
      .map(
        ({ list, ids }) =>
          `insert into list_changes (list, id) select '${list}', ${ids.replaceAll(/\brow\./g, `${row}.`)};`,
      );
    if (inserts.length === 0) continue;
    const when = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    const name = `list_changes_${table}_${event}`;
    const trigger = { name, table, event: `after ${event}`, ...(event === 'update' && { when }) };
    await createTrigger(db, trigger, inserts.join('\n'));
  }
}
