import { phoneTakenBy } from '@prahari/contract/accounts';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { toE164 } from '@prahari/domain/phone';
import { dayIn, lineIn, phoneIn, textIn } from '@prahari/domain/sheets/cells';
import { foldText, isSameText } from '@prahari/domain/sheets/same-text';
import { createPauses, mapWithPauses } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { UNMATCHABLE_HASH } from '../../auth/signup/entered-users.service.ts';
import { specializationsIn } from '../../guards/specializations.service.ts';
import { emailProblems } from './email-problems.service.ts';
import { type GivenGuard, type NewGuard, readKnownGuard, readNewGuard } from './guard-cells.ts';
import * as queries from './known-people.queries.ts';
import { ownersOfPhones } from './phone-owners.service.ts';
import {
  changesOf,
  emptyPlan,
  groupBy,
  onlyChanged,
  type Plan,
  type SheetRow,
  withoutKnown,
} from './plan.ts';

export interface KnownGuard extends Omit<queries.GuardRow, 'specialization' | 'passwordHash'> {
  skills: string[];
  hasPassword: boolean;
  papers: queries.PaperRow[];
}

export type GuardAction =
  | { row: number; do: 'add'; body: NewGuard }
  | { row: number; do: 'change'; known: KnownGuard; given: GivenGuard };

interface ReadRow extends SheetRow {
  name: string;
  /** E.164; undefined for none or a wrong one. */
  phone: string | undefined;
  city: string;
  /** The name as it is compared. */
  foldedName: string;
}

/** Equal for people of one name and city. */
const nameAndCity = (name: string, city: string): string => `${foldText(name)}\n${foldText(city)}`;

const read = (row: SheetRow): ReadRow => ({
  ...row,
  name: lineIn(row.cells.name ?? ''),
  foldedName: foldText(textIn(row.cells.name ?? '')),
  phone: toE164(phoneIn(row.cells.phone ?? '')),
  city: textIn(row.cells.city ?? ''),
});

async function knownGuards(db: Db, userIds: readonly string[]): Promise<KnownGuard[]> {
  const rows = await queries.selectGuards(db, userIds);
  const papers = groupBy(
    await queries.selectPapers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ guardId }) => guardId,
  );
  return rows.map(({ specialization, passwordHash, ...row }) => ({
    ...row,
    skills: JSON.parse(specialization) as string[],
    hasPassword: passwordHash !== UNMATCHABLE_HASH,
    papers: papers.get(row.id) ?? [],
  }));
}

const sameSkills = (before: string, after: string): boolean => {
  const sorted = (skills: string) => specializationsIn(skills).map(foldText).sort().join();
  return sorted(before) === sorted(after);
};

const registerFields = ['fatherName', 'permanentAddress', 'badgeNumber', 'rank', 'uan', 'esiNumber'] as const;

const comparisonsOf = (known: KnownGuard, given: GivenGuard) => [
  { field: 'name', before: known.name, after: given.name, isSame: isSameText },
  {
    field: 'phone',
    before: known.phone,
    after: given.phone,
    isSame: (before: string, after: string) => toE164(before) === after,
  },
  { field: 'email', before: known.email ?? '', after: given.email },
  { field: 'city', before: known.city, after: given.city, isSame: isSameText },
  { field: 'dateOfBirth', before: known.dateOfBirth ?? '', after: given.dateOfBirth },
  { field: 'experience', before: `${known.experience}`, after: given.experience?.toString() },
  { field: 'skills', before: known.skills.join(', '), after: given.skills, isSame: sameSkills },
  ...registerFields.map((field) => ({ field, before: known[field], after: given[field] })),
  ...(given.papers ?? []).flatMap(({ kind, number, expiresOn }) => {
    const paper = known.papers.find((one) => one.kind === kind);
    return [
      { field: `${kind}Number`, before: paper?.number ?? '', after: number },
      { field: `${kind}ExpiresOn`, before: paper?.expiresOn ?? '', after: expiresOn },
    ];
  }),
];

type Match = { known?: KnownGuard | undefined; problem?: ImportProblem };

/** Tells what rows of a sheet of guards would add and change. */
export async function planGuards(db: Db, sheet: readonly SheetRow[]): Promise<Plan<GuardAction>> {
  const plan = emptyPlan<GuardAction>();
  const rows = await mapWithPauses(sheet, read);
  const owners = await ownersOfPhones(
    db,
    'security',
    rows.flatMap(({ phone }) => phone ?? []),
  );
  const ownersOf = groupBy(owners, ({ phone }) => phone);
  const named = await queries.selectByNames(
    db,
    'security',
    rows.flatMap(({ name }) => name || []),
  );
  const guards = await knownGuards(
    db,
    [...owners, ...named].map(({ id }) => id),
  );
  const byUser = new Map(guards.map((guard) => [guard.userId, guard]));
  const byNameAndCity = groupBy(guards, ({ name, city }) => nameAndCity(name, city));

  /** Finds the guard of a row: by phone, then by name and home city. */
  const match = ({ row, person, name, foldedName, phone, city }: ReadRow): Match => {
    const withPhone = ownersOf.get(phone ?? '') ?? [];
    const namesake =
      withPhone.find((owner) => owner.foldedName === foldedName) ?? (name ? undefined : withPhone[0]);
    const known = namesake && byUser.get(namesake.id);
    // Also after the answer that it is another guard, so that a repeated import adds nobody twice.
    if (known) return { known };
    if (person === 'other') return {};
    const [owner] = withPhone;
    if (owner) {
      // Somebody who signed up and is no guard yet cannot be updated.
      const sharing = withPhone.length === 1 ? byUser.get(owner.id) : undefined;
      if (person === 'same' && sharing) return { known: sharing };
      const answers: ('same' | 'other')[] = sharing ? ['same', 'other'] : ['other'];
      return { problem: { row, field: 'phone', message: phoneTakenBy(owner.name), answers } };
    }
    const found = byNameAndCity.get(nameAndCity(name, city)) ?? [];
    if (found.length < 2) return { known: found[0] };
    const message = `${found.length} guards in ${city} have this name, with other phones`;
    return { problem: { row, field: 'name', message, answers: ['other'] } };
  };

  const firstWithPhone = new Map<string, ReadRow & { known: KnownGuard | undefined }>();
  const rowOfGuard = new Map<string, number>();
  /** Finds an earlier row about the same guard or with the same phone. */
  const repeated = (row: ReadRow, known: KnownGuard | undefined): ImportProblem | undefined => {
    const before = known && rowOfGuard.get(known.id);
    if (before) return { row: row.row, field: '', message: `Row ${before} is about ${known.name} too` };
    if (known) rowOfGuard.set(known.id, row.row);
    if (!row.phone) return undefined;
    const first = firstWithPhone.get(row.phone);
    if (!first) {
      firstWithPhone.set(row.phone, { ...row, known });
      return undefined;
    }
    if (isSameText(first.name, row.name) && !first.known && !known)
      return { row: row.row, field: '', message: `Row ${first.row} is about ${row.name} too` };
    const isAsked = row.person !== 'other' && !(first.known && known);
    const message = `${first.name} in row ${first.row} has this phone too`;
    return isAsked ? { row: row.row, field: 'phone', message, answers: ['other'] } : undefined;
  };

  const compared = await mapWithPauses(rows, (row) => {
    const { known, problem } = match(row);
    const problems = [problem ?? repeated(row, known)].flatMap((one) => one ?? []);
    const { body, errors = [] } = known
      ? readKnownGuard(
          withoutKnown(row.cells, {
            phone: row.phone !== undefined && row.phone === toE164(known.phone),
            dateOfBirth: dayIn(row.cells.dateOfBirth ?? '') === known.dateOfBirth,
          }),
          known.papers,
        )
      : readNewGuard(row.cells);
    for (const error of errors)
      if (!problems.some(({ field }) => field === error.field)) problems.push({ row: row.row, ...error });
    const email = body?.email && body.email !== known?.email ? body.email : undefined;
    if (email && known?.hasPassword)
      problems.push({ row: row.row, field: 'email', message: `${known.name} logs in with ${known.email}` });
    return { ...row, known, body, email, problems };
  });
  const taken = await emailProblems(
    db,
    compared.map(({ row, name, email, known }) => ({ row, name, email, userId: known?.userId })),
  );
  const pause = createPauses();
  for (const { row, known, body, email, problems } of compared) {
    await pause();
    const all = [...problems, ...(taken.get(row) ?? [])];
    plan.problems.push(...all);
    if (all.length > 0 || !body) plan.outcomes.set(row, 'problem');
    else if (!known) {
      plan.actions.push({ row, do: 'add', body: body as NewGuard });
      plan.outcomes.set(row, 'new');
      plan.people.new += 1;
      if (email) plan.invitations += 1;
    } else {
      const changes = changesOf(row, known.name, comparisonsOf(known, body));
      plan.people[changes.length > 0 ? 'changed' : 'unchanged'] += 1;
      if (changes.length === 0) continue;
      plan.changes.push(...changes);
      // Papers are compared when they are written.
      const given = { ...onlyChanged(body, changes), papers: body.papers };
      plan.actions.push({ row, do: 'change', known, given });
      plan.outcomes.set(row, 'changed');
    }
  }
  return plan;
}
