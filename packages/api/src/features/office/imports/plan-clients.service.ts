import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { today } from '@prahari/domain/days';
import { createPauses, mapWithPauses, type Pause } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { UNMATCHABLE_HASH } from '../../auth/signup/entered-users.service.ts';
import type { GivenContact, NewClient } from './client-cells.ts';
import { type Group, groupRows, nameAndPhone, readRow } from './client-groups.ts';
import {
  type ComparedGroup,
  compareGroup,
  contactComparisons,
  type KnownClient,
  type PostAction,
  postComparisons,
} from './compare-client.ts';
import { emailProblems } from './email-problems.service.ts';
import * as queries from './known-people.queries.ts';
import { type Candidates, folded, type Match, matchClient } from './match-client.ts';
import { type FoldedOwner, ownersOfPhones } from './phone-owners.service.ts';
import { changesOf, emptyPlan, groupBy, onlyChanged, type Plan, type SheetRow } from './plan.ts';

/** A client with the posts that rows add or change. */
export type ClientAction =
  | { row: number; do: 'add'; body: NewClient; posts: PostAction[] }
  | { row: number; do: 'change'; known: KnownClient; given: GivenContact | undefined; posts: PostAction[] };

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

/** Reads the clients that have a phone or a name of the sheet. */
async function readCandidates(
  db: Db,
  { owners, groups }: { owners: readonly FoldedOwner[]; groups: readonly Group[] },
  pause: Pause,
): Promise<Candidates> {
  const names = groups.flatMap(({ name }) => name || []);
  const named = await queries.selectByNames(db, 'client', names);
  const ids = [...owners, ...named].map(({ id }) => id);
  const clients = await mapWithPauses(await knownClients(db, ids), folded, pause);
  return {
    ownersOf: groupBy(owners, ({ phone }) => phone),
    byUser: new Map(clients.map((client) => [client.userId, client])),
    byName: groupBy(clients, ({ foldedName }) => foldedName),
  };
}

interface CheckedGroup extends ComparedGroup {
  /** The first row of the group. */
  row: number;
  /** The email that the rows add or change; undefined for none. */
  email: string | undefined;
}

/** Compares a group with its client. @param before an earlier group about the same client */
async function checkGroup(
  group: Group,
  { known, problem, before }: Match & { before: Group | undefined },
  pause: Pause,
): Promise<CheckedGroup> {
  const compared = await compareGroup(group, known, pause);
  const { problems, contact, first } = compared;
  const { row } = group.rows[0];
  if (before && known) {
    const message = `Row ${before.rows[0].row} is about ${known.name} too`;
    problems.unshift({ row, field: '', message });
  }
  if (problem) problems.unshift(problem);
  const email = (contact ?? first)?.email;
  const isNew = email !== undefined && email !== '' && email !== known?.email;
  if (isNew && known?.hasPassword)
    problems.push({ row, field: 'email', message: `${known.name} logs in with ${known.email}` });
  return { ...compared, row, email: isNew ? email : undefined };
}

function addProblems(plan: Plan<ClientAction>, problems: readonly ImportProblem[]): void {
  plan.problems.push(...problems);
  for (const { row } of problems) plan.outcomes.set(row, 'problem');
}

/** Adds the changes of a known client and of its posts to a plan. */
async function addChanges(
  plan: Plan<ClientAction>,
  { row, known, contact, posts, outcomes }: CheckedGroup & { known: KnownClient },
  pause: Pause,
): Promise<void> {
  const changes = contact ? changesOf(row, known.name, contactComparisons(known, contact)) : [];
  plan.changes.push(...changes);
  for (const post of posts) {
    await pause();
    if (post.do === 'changePost')
      plan.changes.push(...changesOf(post.row, known.name, postComparisons(post.known, post.given)));
  }
  const isContactChanged = changes.length > 0;
  if (isContactChanged && outcomes.get(row) === 'unchanged') plan.outcomes.set(row, 'changed');
  if (!isContactChanged && posts.length === 0) {
    plan.people.unchanged += 1;
    return;
  }
  plan.people.changed += 1;
  const given = contact && isContactChanged ? onlyChanged(contact, changes) : undefined;
  plan.actions.push({ row, do: 'change', known, given, posts });
}

/** Adds a group without problems to a plan. */
async function addGroup(plan: Plan<ClientAction>, group: CheckedGroup, pause: Pause): Promise<void> {
  const { row, known, first, posts, unchangedPosts, email } = group;
  const added = posts.filter((post) => post.do === 'addPost').length;
  plan.posts.new += added + (first ? 1 : 0);
  plan.posts.changed += posts.length - added;
  plan.posts.unchanged += unchangedPosts;
  if (first) {
    plan.actions.push({ row, do: 'add', body: first, posts });
    plan.people.new += 1;
    if (email) plan.invitations += 1;
  } else if (known) await addChanges(plan, { ...group, known }, pause);
}

/** Tells what rows of a sheet of clients and their posts would add and change. */
export async function planClients(db: Db, sheet: readonly SheetRow[]): Promise<Plan<ClientAction>> {
  const pause = createPauses();
  const rows = await mapWithPauses(sheet, readRow);
  const phones = rows.flatMap(({ phone }) => phone ?? []);
  const owners = await ownersOfPhones(db, 'client', phones);
  const known = new Set(await mapWithPauses(owners, ({ name, phone }) => nameAndPhone(name, phone), pause));
  const { groups, questions } = await groupRows(rows, known);
  const candidates = await readCandidates(db, { owners, groups }, pause);

  const groupOf = new Map<string, Group>();
  const checked = await mapWithPauses(groups, async (group) => {
    const match = await matchClient(group, candidates, pause);
    const before = match.known && groupOf.get(match.known.id);
    if (match.known) groupOf.set(match.known.id, group);
    return checkGroup(group, { ...match, before }, pause);
  });
  const emails = checked.map(({ row, group, email, known: client }) => ({
    row,
    name: group.name,
    email,
    userId: client?.userId,
  }));
  const taken = await emailProblems(db, emails);

  const plan = emptyPlan<ClientAction>();
  addProblems(plan, questions);
  for (const group of checked) {
    await pause();
    for (const [row, outcome] of group.outcomes) plan.outcomes.set(row, outcome);
    const problems = [...group.problems, ...(taken.get(group.row) ?? [])];
    addProblems(plan, problems);
    if (problems.length === 0) await addGroup(plan, group, pause);
  }
  return plan;
}
