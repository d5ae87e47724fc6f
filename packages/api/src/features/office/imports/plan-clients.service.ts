import { phoneTakenBy } from '@prahari/contract/accounts';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { today } from '@prahari/domain/days';
import { foldText } from '@prahari/domain/sheets/same-text';
import { createPauses, mapWithPauses, type Pause } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { UNMATCHABLE_HASH } from '../../auth/signup/entered-users.service.ts';
import type { GivenContact, NewClient } from './client-cells.ts';
import { ask, type Group, groupRows, nameAndPhone, type ReadRow, readRow } from './client-groups.ts';
import {
  compareGroup,
  contactComparisons,
  type KnownClient,
  type PostAction,
  postComparisons,
} from './compare-client.ts';
import { emailProblems } from './email-problems.service.ts';
import * as queries from './known-people.queries.ts';
import { ownersOfPhones } from './phone-owners.service.ts';
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

/** A client, with names of places as they are compared. */
interface FoldedClient extends KnownClient {
  foldedName: string;
  foldedCities: Set<string>;
  foldedLocation: string;
}

const folded = (client: KnownClient): FoldedClient => ({
  ...client,
  foldedName: foldText(client.name),
  foldedCities: new Set(client.posts.map(({ city }) => foldText(city))),
  foldedLocation: foldText(client.location),
});

/** True if one of the client's posts is in one of the cities, or its location names it. */
async function isIn(
  { foldedCities, foldedLocation }: FoldedClient,
  cities: ReadonlySet<string>,
  pause: Pause,
): Promise<boolean> {
  for (const city of cities) {
    if (foldedCities.has(city) || (city !== '' && foldedLocation.includes(city))) return true;
    await pause();
  }
  return false;
}

/** Tells what rows of a sheet of clients and their posts would add and change. */
export async function planClients(db: Db, sheet: readonly SheetRow[]): Promise<Plan<ClientAction>> {
  const plan = emptyPlan<ClientAction>();
  const pause = createPauses();
  const rows = await mapWithPauses(sheet, readRow);
  const owners = await ownersOfPhones(
    db,
    'client',
    rows.flatMap(({ phone }) => phone ?? []),
  );
  const known = new Set(await mapWithPauses(owners, ({ name, phone }) => nameAndPhone(name, phone), pause));
  const { groups, questions } = await groupRows(rows, known);
  const ownersOf = groupBy(owners, ({ phone }) => phone);
  const named = await queries.selectByNames(
    db,
    'client',
    groups.flatMap(({ name }) => name || []),
  );
  const ids = [...owners, ...named].map(({ id }) => id);
  const clients = await mapWithPauses(await knownClients(db, ids), folded, pause);
  const byUser = new Map(clients.map((client) => [client.userId, client]));
  const byName = groupBy(clients, ({ foldedName }) => foldedName);

  /** Finds the client of a group: by phone, then by name and city. */
  const match = async ({
    rows: [head],
    name,
    phone,
    cities,
  }: Group): Promise<{ known?: KnownClient | undefined; problem?: ImportProblem }> => {
    const { row, person } = head as ReadRow;
    const withPhone = ownersOf.get(phone ?? '') ?? [];
    const foldedName = foldText(name);
    const namesake = withPhone.find((owner) => owner.foldedName === foldedName);
    const known = namesake && byUser.get(namesake.id);
    // Also after the answer that it is another client, so that a repeated import adds none twice.
    if (known) return { known };
    if (person === 'other') return {};
    const found: KnownClient[] = [];
    for (const client of byName.get(foldedName) ?? [])
      if (await isIn(client, cities, pause)) found.push(client);
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
  const compared = await mapWithPauses(groups, async (group) => {
    const { known, problem } = await match(group);
    const before = known && rowOfClient.get(known.id);
    if (known) rowOfClient.set(known.id, group);
    const one = await compareGroup(group, known, pause);
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
    await pause();
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
      for (const post of posts) {
        await pause();
        if (post.do === 'changePost')
          plan.changes.push(...changesOf(post.row, known.name, postComparisons(post.known, post.given)));
      }
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
