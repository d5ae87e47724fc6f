import type { Db } from '../../db/tables.ts';
import { addressesOf, type Person } from './person-rows.queries.ts';

/** Returns rows about a person's addresses, also those that exist before or without an account. */
export async function selectByAddress(db: Db, person: Pick<Person, 'id' | 'email'>) {
  const known = await addressesOf(db, person);
  // No row has an empty address.
  const addresses = known.length > 0 ? known : [''];
  const registrations = db
    .selectFrom('registrations')
    .select(['name', 'email', 'phone', 'role', 'consent', 'created_at'])
    .where('email', 'in', addresses);
  const resets = db
    .selectFrom('reset_codes')
    .select(['email', 'created_at', 'expires_at'])
    .where('email', 'in', addresses);
  const sends = db
    .selectFrom('code_sends')
    .select(['email', 'signup_at', 'reset_at', 'sends', 'reset_sends'])
    .where('email', 'in', addresses);
  const mails = db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'created_at', 'sent_at'])
    .where('recipient', 'in', addresses);
  return {
    registrations: await registrations.execute(),
    reset_codes: await resets.execute(),
    code_sends: await sends.execute(),
    outbox: await mails.execute(),
  };
}
