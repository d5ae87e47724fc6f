import type { Kysely } from 'kysely';
import { replaceListTriggers } from '../../read-model/list-schema.ts';

/** The list of bills notes a change of every column that its rows show, so that its pages can be remembered until it changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceListTriggers(db, 'bills', {
    columns: [
      'number',
      'client_id',
      'amount_paise',
      'due_date',
      'description',
      'drive_link',
      'paid_at',
      'deleted_at',
      'created_at',
    ],
    marks: [
      { list: 'bills', ids: 'row.id' },
      { list: 'clients', ids: 'row.client_id' },
    ],
  });
}
