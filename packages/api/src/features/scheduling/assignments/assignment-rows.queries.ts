import type { Assignment } from '@prahari/contract/assignments.schemas';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import { type JsonRow, jsonObject, jsonText, parseJson, storedJson } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';

const text = (column: string) => sql.ref<string>(column);

/** The tables of a query, or their aliases, with the guard of an assignment and its account. */
interface GuardTables {
  guard: string;
  user: string;
}

const joined: GuardTables = { guard: 'g', user: 'guard_user' };

const assignmentJson = (db: Db, { guard, user }: GuardTables) =>
  jsonObject<Assignment>(db, {
    _id: text('a.id'),
    guard: {
      _id: text(`${guard}.id`),
      user: { _id: text(`${user}.id`), name: text(`${user}.name`), email: emailOf(`${user}.email`) },
      experience: sql.ref(`${guard}.experience`),
    },
    client: {
      _id: text('c.id'),
      user: {
        _id: text('client_user.id'),
        name: text('client_user.name'),
        email: emailOf('client_user.email'),
      },
    },
    shift: sql.ref('a.shift'),
    status: sql.ref('a.status'),
    location: {
      street: text('a.street'),
      city: text('a.city'),
      state: text('a.state'),
      zipCode: text('a.zip_code'),
    },
    startDate: text('a.start_date'),
    endDate: text('a.end_date'),
    startsAt: text('a.starts_at'),
    hours: sql.ref('a.hours'),
    weekdays: storedJson(db, 'a.weekdays', '[1,2,3,4,5,6,7]'),
    createdAt: text('a.created_at'),
    postId: sql.ref('a.post_id'),
  });

const assignmentTables = (db: Db) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('clients as c', 'c.id', 'a.client_id')
    .innerJoin('users as client_user', 'client_user.id', 'c.user_id');

/** Selects assignments of all people as JSON; the caller adds its condition. */
export const assignmentRows = (db: Db) =>
  assignmentTables(db)
    .innerJoin('guards as g', 'g.id', 'a.guard_id')
    .innerJoin('users as guard_user', 'guard_user.id', 'g.user_id')
    .select(jsonText(db, assignmentJson(db, joined)).as('json'));

export type AssignmentRow = Omit<JsonRow<Assignment>, '_id'>;

export const toAssignment = ({ json }: AssignmentRow): Assignment => parseJson(json);

/** Selects the open assignment of a query's guard: the running one, else the next, else null. */
export const openAssignmentOf = (db: Db, tables: GuardTables): RawBuilder<Assignment | null> =>
  sql<Assignment | null>`${assignmentTables(db)
    .select(assignmentJson(db, tables).as('json'))
    .whereRef('a.guard_id', '=', sql.ref(`${tables.guard}.id`))
    .where('a.status', '<>', fixed('completed'))
    .orderBy('a.start_date')
    .limit(1)}`;
