import type { ImportOutcome } from '@prahari/contract/imports';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { phoneTakenBy } from '@prahari/contract/invitations';
import { today } from '@prahari/domain/days';
import { toE164 } from '@prahari/domain/phone';
import { phoneIn, textIn } from '@prahari/domain/sheets/cells';
import { foldText, isSameText } from '@prahari/domain/sheets/same-text';
import type { Shift } from '@prahari/domain/shifts';
import type { Db } from '../../../db/tables.ts';
import { phoneOwners, UNMATCHABLE_HASH } from '../../auth/signup/entered-users.service.ts';
import {
  type GivenContact,
  type GivenPost,
  hasPost,
  type NewClient,
  type NewPost,
  readContact,
  readKnownPost,
  readNewClient,
  readNewPost,
} from './client-cells.ts';
import { emailProblems } from './email-problems.service.ts';
import * as queries from './known-people.queries.ts';
import { mapWithPauses } from './pauses.ts';
import {
  type Comparison,
  changesOf,
  emptyPlan,
  groupBy,
  onlyChanged,
  type Plan,
  type SheetRow,
  withoutKnown,
} from './plan.ts';

export interface KnownClient extends Omit<queries.ClientRow, 'passwordHash'> {
  hasPassword: boolean;
  posts: queries.PostRow[];
}

export type PostAction =
  | { row: number; do: 'addPost'; body: NewPost }
  | { row: number; do: 'changePost'; known: queries.PostRow; given: GivenPost; shift: Shift };

/** A client with the posts that rows add or change. */
export type ClientAction =
  | { row: number; do: 'add'; body: NewClient; posts: PostAction[] }
  | { row: number; do: 'change'; known: KnownClient; given: GivenContact | undefined; posts: PostAction[] };

interface ReadRow extends SheetRow {
  name: string;
  /** E.164; undefined for none or a wrong one. */
  phone: string | undefined;
  city: string;
}

/** The rows of one client. */
interface Group {
  rows: ReadRow[];
  name: string;
  phone: string | undefined;
  /** Folded. */
  cities: Set<string>;
}

const read = (row: SheetRow): ReadRow => ({
  ...row,
  name: textIn(row.cells.name ?? ''),
  phone: toE164(phoneIn(row.cells.phone ?? '')),
  city: foldText(textIn(row.cells.city ?? '')),
});

type Answers = ('same' | 'other')[];
const ask = (row: number, message: string, answers: Answers = ['same', 'other']): ImportProblem => ({
  row,
  field: 'phone',
  message,
  answers,
});

const nameAndPhone = (name: string, phone: string | undefined): string => `${foldText(name)} ${phone}`;

/**
 * Puts the rows of each client together: by name with phone or city, or below a row that names it.
 * Asks about others with the same phone, except about clients in `known`, by `nameAndPhone`.
 */
function groupRows(
  rows: readonly ReadRow[],
  known: ReadonlySet<string>,
): { groups: Group[]; questions: ImportProblem[] } {
  const groups: Group[] = [];
  const questions: ImportProblem[] = [];
  const byName = new Map<string, Group[]>();
  const byPhone = new Map<string, Group>();
  const setPhone = (group: Group, { phone }: ReadRow): void => {
    group.phone ??= phone;
    if (phone && !byPhone.has(phone)) byPhone.set(phone, group);
  };
  const begin = (row: ReadRow): void => {
    const group: Group = { rows: [row], name: row.name, phone: undefined, cities: new Set([row.city]) };
    groups.push(group);
    setPhone(group, row);
    const key = foldText(row.name);
    byName.set(key, [...(byName.get(key) ?? []), group]);
  };
  const join = (group: Group, row: ReadRow): void => {
    group.rows.push(row);
    group.cities.add(row.city);
    setPhone(group, row);
  };
  for (const row of rows) {
    const above = groups.at(-1);
    // Merged cells of a spreadsheet leave the name in the first row only.
    if (!row.name && (!row.phone || row.phone === above?.phone) && above) {
      join(above, row);
      continue;
    }
    const namesakes = byName.get(foldText(row.name)) ?? [];
    const isKnown = known.has(nameAndPhone(row.name, row.phone));
    const same =
      namesakes.find(({ phone }) => phone && phone === row.phone) ??
      (isKnown ? undefined : namesakes.find(({ cities }) => cities.has(row.city)));
    const sharing = byPhone.get(row.phone ?? '');
    const first = (same ?? sharing)?.rows[0];
    const hasOtherPhone = same?.phone && row.phone && same.phone !== row.phone;
    if (!first || row.person === 'other' || (isKnown && !same)) begin(row);
    else if (same && (!hasOtherPhone || row.person === 'same')) join(same, row);
    else if (sharing && row.person === 'same') join(sharing, row);
    else
      questions.push(
        ask(
          row.row,
          same
            ? `${first.name} in row ${first.row} has another phone`
            : `${first.name} in row ${first.row} has this phone too`,
        ),
      );
  }
  return { groups, questions };
}

async function knownClients(db: Db, userIds: readonly string[]): Promise<KnownClient[]> {
  const rows = await queries.selectClients(db, userIds);
  const ids = rows.map(({ id }) => id);
  const posts = groupBy(await queries.selectPosts(db, ids, today()), ({ clientId }) => clientId);
  return rows.map(({ passwordHash, ...row }) => ({
    ...row,
    hasPassword: passwordHash !== UNMATCHABLE_HASH,
    posts: posts.get(row.id) ?? [],
  }));
}

/** True if one of the client's posts is in one of the cities, or its location names it. */
const isIn = ({ posts, location }: KnownClient, cities: ReadonlySet<string>): boolean =>
  posts.some(({ city }) => cities.has(foldText(city))) ||
  [...cities].some((city) => city !== '' && foldText(location).includes(city));

const contactComparisons = (known: KnownClient, given: GivenContact): Comparison[] => [
  { field: 'name', before: known.name, after: given.name, isSame: isSameText },
  { field: 'contactName', before: known.contactName, after: given.contactName, isSame: isSameText },
  {
    field: 'phone',
    before: known.phone,
    after: given.phone,
    isSame: (before, after) => toE164(before) === after,
  },
  { field: 'email', before: known.email ?? '', after: given.email },
];

const postComparisons = (known: queries.PostRow, given: GivenPost): Comparison[] => [
  { field: 'street', before: known.street, after: given.place.street, isSame: isSameText },
  { field: 'city', before: known.city, after: given.place.city, isSame: isSameText },
  { field: 'state', before: known.state, after: given.place.state, isSame: isSameText },
  { field: 'zipCode', before: known.zipCode, after: given.place.zipCode },
  { field: 'shift', before: known.shift ?? '', after: given.shift },
  { field: 'asked', before: `${known.asked}`, after: given.asked?.toString() },
  { field: 'startDate', before: known.startDate, after: given.startDate },
  { field: 'endDate', before: known.endDate, after: given.endDate },
  { field: 'note', before: known.note, after: given.note },
];

/** Finds the post of a row: the same street, city and shift, best with the same first day. */
function knownPost(
  posts: readonly queries.PostRow[],
  { place, shift, startDate }: GivenPost,
): queries.PostRow | undefined {
  const there = posts.filter(
    (post) =>
      isSameText(post.street, place.street ?? '') &&
      (!place.city || !post.city || isSameText(post.city, place.city)) &&
      (!shift || !post.shift || post.shift === shift),
  );
  return there.find((post) => post.startDate === startDate) ?? there[0];
}

interface ComparedGroup {
  group: Group;
  known: KnownClient | undefined;
  problems: ImportProblem[];
  contact: GivenContact | undefined;
  first: NewClient | undefined;
  posts: PostAction[];
  unchangedPosts: number;
  outcomes: Map<number, ImportOutcome>;
}

/** Finds contacts in later rows of a client that differ from the first: only one can be kept. */
function contactProblems({ rows }: Group): ImportProblem[] {
  return (['contactName', 'email'] as const).flatMap((field) => {
    const named = rows.filter(({ cells }) => textIn(cells[field] ?? '') !== '');
    const [first, ...others] = named;
    return others
      .filter(({ cells }) => !isSameText(cells[field] ?? '', first?.cells[field] ?? ''))
      .map(({ row }) => ({
        row,
        field,
        message: `Row ${first?.row} has another one for this client: leave one empty`,
      }));
  });
}

function compareGroup(group: Group, known: KnownClient | undefined): ComparedGroup {
  const problems = contactProblems(group);
  const posts: PostAction[] = [];
  const outcomes = new Map<number, ImportOutcome>();
  const free = [...(known?.posts ?? [])];
  let unchangedPosts = 0;
  const [head] = group.rows as [ReadRow];
  // The contact of a client is spread over its rows.
  const spread = (field: string) =>
    group.rows.map(({ cells }) => cells[field] ?? '').find((cell) => textIn(cell) !== '') ?? '';
  const contactCells = Object.fromEntries(
    ['name', 'contactName', 'phone', 'email'].map((field) => [field, spread(field)]),
  );
  const report = (row: number, errors: readonly { field: string; message: string }[] = []) =>
    problems.push(...errors.map((error) => ({ row, ...error })));

  const begun = known ? undefined : readNewClient({ ...head.cells, ...contactCells });
  const hasKnownPhone = known && group.phone !== undefined && group.phone === toE164(known.phone);
  const contact = known
    ? readContact(withoutKnown(contactCells, { phone: hasKnownPhone ?? false }))
    : undefined;
  report(head.row, begun?.errors ?? contact?.errors);
  for (const { row, cells } of group.rows) {
    if (begun && row === head.row) outcomes.set(row, 'new');
    else if (hasPost(cells)) {
      const given = known ? readKnownPost(cells) : undefined;
      const post = given?.body && knownPost(free, given.body);
      if (post && given?.body) {
        free.splice(free.indexOf(post), 1);
        const changes = changesOf(row, '', postComparisons(post, given.body));
        if (changes.length > 0) {
          const shift = given.body.shift ?? post.shift;
          const { place, ...rest } = given.body;
          const changed = { ...onlyChanged(rest, changes), place: onlyChanged(place, changes) };
          if (shift) posts.push({ row, do: 'changePost', known: post, given: changed, shift });
          else report(row, [{ field: 'shift', message: 'Shift is required' }]);
          outcomes.set(row, 'changed');
        } else {
          unchangedPosts += 1;
          outcomes.set(row, 'unchanged');
        }
      } else {
        const read = readNewPost(cells);
        report(row, read.errors);
        if (read.body) posts.push({ row, do: 'addPost', body: read.body });
        outcomes.set(row, 'new');
      }
    } else outcomes.set(row, 'unchanged');
  }
  return {
    group,
    known,
    problems,
    contact: contact?.body,
    first: begun?.body,
    posts,
    unchangedPosts,
    outcomes,
  };
}

/** Tells what rows of a sheet of clients and their posts would add and change. */
export async function planClients(db: Db, sheet: readonly SheetRow[]): Promise<Plan<ClientAction>> {
  const plan = emptyPlan<ClientAction>();
  const rows = sheet.map(read);
  const owners = await phoneOwners(
    db,
    'client',
    rows.flatMap(({ phone }) => phone ?? []),
  );
  const known = new Set(owners.map(({ name, phone }) => nameAndPhone(name, phone)));
  const { groups, questions } = groupRows(rows, known);
  const ownersOf = groupBy(owners, ({ phone }) => phone);
  const named = await queries.selectByNames(
    db,
    'client',
    groups.flatMap(({ name }) => name || []),
  );
  const clients = await knownClients(
    db,
    [...owners, ...named].map(({ id }) => id),
  );
  const byUser = new Map(clients.map((client) => [client.userId, client]));
  const byName = groupBy(clients, ({ name }) => foldText(name));

  /** Finds the client of a group: by phone, then by name and city. */
  const match = ({
    rows: [head],
    name,
    phone,
    cities,
  }: Group): { known?: KnownClient | undefined; problem?: ImportProblem } => {
    const { row, person } = head as ReadRow;
    const withPhone = ownersOf.get(phone ?? '') ?? [];
    const namesake = withPhone.find((owner) => isSameText(owner.name, name));
    const known = namesake && byUser.get(namesake.id);
    // Also after the answer that it is another client, so that a repeated import adds none twice.
    if (known) return { known };
    if (person === 'other') return {};
    const found = (byName.get(foldText(name)) ?? []).filter((client) => isIn(client, cities));
    if (found.length === 1 && withPhone.length === 0) return { known: found[0] };
    if (found.length > 1)
      return {
        problem: {
          row,
          field: 'name',
          message: `${found.length} clients there have this name, with other phones`,
          answers: ['other'],
        },
      };
    const [owner] = withPhone;
    if (!owner) return {};
    const sharing = withPhone.length === 1 ? byUser.get(owner.id) : undefined;
    if (person === 'same' && sharing) return { known: sharing };
    return { problem: ask(row, phoneTakenBy(owner.name), sharing ? ['same', 'other'] : ['other']) };
  };

  const rowOfClient = new Map<string, Group>();
  const compared = await mapWithPauses(groups, (group) => {
    const { known, problem } = match(group);
    const before = known && rowOfClient.get(known.id);
    if (known) rowOfClient.set(known.id, group);
    const one = compareGroup(group, known);
    const { row = 0 } = group.rows[0] ?? {};
    if (before)
      one.problems.unshift({
        row,
        field: '',
        message: `Row ${before.rows[0]?.row} is about ${known.name} too`,
      });
    if (problem) one.problems.unshift(problem);
    const email = (one.contact ?? one.first)?.email;
    const isNew = email !== undefined && email !== '' && email !== known?.email;
    if (isNew && known?.hasPassword)
      one.problems.push({ row, field: 'email', message: `${known.name} logs in with ${known.email}` });
    return { ...one, row, email: isNew ? email : undefined };
  });
  const taken = await emailProblems(
    db,
    compared.map(({ row, group, email, known }) => ({ row, name: group.name, email, userId: known?.userId })),
  );

  plan.problems.push(...questions);
  for (const { row } of questions) plan.outcomes.set(row, 'problem');
  for (const { row, known, contact, first, posts, unchangedPosts, outcomes, email, problems } of compared) {
    const all = [...problems, ...(taken.get(row) ?? [])];
    plan.problems.push(...all);
    for (const [each, outcome] of outcomes) plan.outcomes.set(each, outcome);
    for (const problem of all) plan.outcomes.set(problem.row, 'problem');
    if (all.length > 0) continue;
    const added = posts.filter((post) => post.do === 'addPost').length;
    plan.posts.new += added + (first ? 1 : 0);
    plan.posts.changed += posts.length - added;
    plan.posts.unchanged += unchangedPosts;
    if (first) {
      plan.actions.push({ row, do: 'add', body: first, posts });
      plan.people.new += 1;
      if (email) plan.invitations += 1;
    } else if (known) {
      const changes = contact ? changesOf(row, known.name, contactComparisons(known, contact)) : [];
      plan.changes.push(...changes);
      for (const post of posts)
        if (post.do === 'changePost')
          plan.changes.push(...changesOf(post.row, known.name, postComparisons(post.known, post.given)));
      const hasChanged = changes.length > 0;
      plan.people[hasChanged || posts.length > 0 ? 'changed' : 'unchanged'] += 1;
      if (hasChanged && outcomes.get(row) === 'unchanged') plan.outcomes.set(row, 'changed');
      if (hasChanged || posts.length > 0)
        plan.actions.push({
          row,
          do: 'change',
          known,
          given: contact && hasChanged ? onlyChanged(contact, changes) : undefined,
          posts,
        });
    }
  }
  return plan;
}
