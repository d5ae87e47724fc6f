import type { ImportOutcome } from '@prahari/contract/imports';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { toE164 } from '@prahari/domain/phone';
import { textIn } from '@prahari/domain/sheets/cells';
import { isSameText } from '@prahari/domain/sheets/same-text';
import type { Shift } from '@prahari/domain/shifts';
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
import type { Group, ReadRow } from './client-groups.ts';
import type * as queries from './known-people.queries.ts';
import { type Comparison, changesOf, onlyChanged, withoutKnown } from './plan.ts';

export interface KnownClient extends Omit<queries.ClientRow, 'passwordHash'> {
  hasPassword: boolean;
  posts: queries.PostRow[];
}

export type PostAction =
  | { row: number; do: 'addPost'; body: NewPost }
  | { row: number; do: 'changePost'; known: queries.PostRow; given: GivenPost; shift: Shift };

/** Compares a client's contact with that of the rows. */
export const contactComparisons = (known: KnownClient, given: GivenContact): Comparison[] => [
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

/** Compares a post with its row. */
export const postComparisons = (known: queries.PostRow, given: GivenPost): Comparison[] => [
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

/** The rows of a client beside what is stored. */
export interface ComparedGroup {
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

/** Tells which posts the rows of a client add and change, and what is wrong with them. */
export function compareGroup(group: Group, known: KnownClient | undefined): ComparedGroup {
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
