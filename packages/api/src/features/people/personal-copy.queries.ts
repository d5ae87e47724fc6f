import type { Db } from '../../db/tables.ts';
import {
  clientsOf,
  countsAbout,
  guardsOf,
  musterRowsOf,
  offersTo,
  type Person,
  problemsOf,
  subjectsOf,
  textsAbout,
} from './person-rows.queries.ts';
import { selectByAddress } from './personal-addresses.queries.ts';
import { messagesOf } from './personal-messages.queries.ts';
import { moneyOf } from './personal-money.queries.ts';

/**
 * A guard’s copy has what clients wrote about the guard, and not who wrote it; a client’s copy has the
 * client’s own reviews.
 */
const reviewsOf = async (db: Db, id: string) => [
  ...(await db
    .selectFrom('guard_reviews')
    .select(['rating', 'comment', 'created_at'])
    .where('guard_id', 'in', guardsOf(db, id))
    .orderBy('created_at')
    .execute()),
  ...(await db.selectFrom('guard_reviews').selectAll().where('client_id', 'in', clientsOf(db, id)).execute()),
];

/** A client’s copy does not have why the office replaced a guard. */
async function ownAssignments(db: Db, id: string) {
  const ofClient = db.selectFrom('assignments').selectAll().where('client_id', 'in', clientsOf(db, id));
  return [
    ...(await db.selectFrom('assignments').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute()),
    ...(await ofClient.execute()).map(({ replace_reason: _, replace_note: _note, ...row }) => row),
  ];
}

/** Returns all stored data of a person by table, without secrets. */
export async function selectPersonalData(db: Db, { id, email }: Person) {
  return {
    users: await db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'phone', 'role', 'language', 'created_at', 'disabled_at'])
      .where('id', '=', id)
      .execute(),
    guards: await db.selectFrom('guards').selectAll().where('user_id', '=', id).execute(),
    papers: await db.selectFrom('papers').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute(),
    guard_reviews: await reviewsOf(db, id),
    clients: await db.selectFrom('clients').selectAll().where('user_id', '=', id).execute(),
    posts: await db.selectFrom('posts').selectAll().where('client_id', 'in', clientsOf(db, id)).execute(),
    client_applications: await db
      .selectFrom('client_applications')
      .selectAll()
      .where('user_id', '=', id)
      .execute(),
    security_applications: await db
      .selectFrom('security_applications')
      .selectAll()
      .where('user_id', '=', id)
      .execute(),
    assignments: await ownAssignments(db, id),
    offers: await offersTo(db, id)
      .select([
        'post_id',
        'days',
        'sent_at',
        'open_until',
        'opened_at',
        'answer',
        'answered_at',
        'impossible',
      ])
      .execute(),
    watch_steps: await db
      .selectFrom('watch_steps')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    muster_disputes: await musterRowsOf(db, 'muster_disputes', id).selectAll().execute(),
    muster_adjustments: await musterRowsOf(db, 'muster_adjustments', id).selectAll().execute(),
    guard_months: await db
      .selectFrom('guard_months')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    musters: await db
      .selectFrom('musters')
      .selectAll()
      .where('post_id', 'in', db.selectFrom('posts').select('id').where('client_id', 'in', clientsOf(db, id)))
      .execute(),
    duties: await db
      .selectFrom('duties')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .orderBy('begins_at')
      .execute(),
    problems: await db
      .selectFrom('problems')
      .selectAll()
      .where('client_id', 'in', clientsOf(db, id))
      .execute(),
    problem_answers: await db
      .selectFrom('problem_answers')
      .select(['problem_id', 'text', 'answered_at'])
      .where('problem_id', 'in', problemsOf(db, id))
      .execute(),
    calendar_feeds: await db
      .selectFrom('calendar_feeds')
      .select(['created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    removed_duties: await db
      .selectFrom('removed_duties')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    identity_cards: await db
      .selectFrom('identity_cards')
      .select(['created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    photographs: await db
      .selectFrom('photographs')
      .select(['type', 'content', 'created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    leaves: await db.selectFrom('leaves').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute(),
    bills: await db.selectFrom('bills').selectAll().where('client_id', 'in', clientsOf(db, id)).execute(),
    ...(await moneyOf(db, clientsOf(db, id))),
    ...(await messagesOf(db, id)),
    import_changes: await db.selectFrom('import_changes').selectAll().where('user_id', '=', id).execute(),
    data_requests: await db.selectFrom('data_requests').selectAll().where('user_id', '=', id).execute(),
    consents: await db.selectFrom('consents').selectAll().where('user_id', '=', id).execute(),
    email_changes: await db
      .selectFrom('email_changes')
      .select(['email', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    email_returns: await db
      .selectFrom('email_returns')
      .select(['email', 'new_email', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    login_reports: await db
      .selectFrom('login_reports')
      .select(['logged_in_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    second_factors: await db
      .selectFrom('second_factors')
      .select(['created_at', 'enabled_at'])
      .where('user_id', '=', id)
      .execute(),
    ...(await selectByAddress(db, { id, email })),
    rate_limits: await countsAbout(db, { id, email }).select(['key', 'points', 'expires_at']).execute(),
    idempotency_keys: await db
      .selectFrom('idempotency_keys')
      .select(['status', 'reply', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'user_agent', 'network'])
      .where('user_id', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .execute(),
    api_tokens: await db
      .selectFrom('api_tokens')
      .select(['name', 'scopes', 'created_at', 'valid_until', 'last_used_at', 'last_used_from'])
      .where('user_id', '=', id)
      .execute(),
    audit_log: await db
      .selectFrom('audit_log')
      .select(['at', 'action', 'entity', 'entity_id', 'detail'])
      .where((row) =>
        row.or([
          row('actor_id', '=', id),
          row('entity_id', 'in', subjectsOf(db, id)),
          row('id', 'in', textsAbout(db, id).select('entry_id')),
        ]),
      )
      // The entry of a rating would say which client gave or changed it.
      .where((row) =>
        row.or([row('actor_id', '=', id), row('action', 'not in', ['rateGuard', 'changeRating'])]),
      )
      .orderBy('id')
      .execute(),
    audit_texts: await textsAbout(db, id).select(['entry_id', 'texts']).orderBy('entry_id').execute(),
  };
}
