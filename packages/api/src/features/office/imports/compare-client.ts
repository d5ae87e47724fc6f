import type { ImportOutcome } from '@prahari/contract/imports';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { toE164 } from '@prahari/domain/phone';
import { textIn } from '@prahari/domain/sheets/cells';
import { foldText, isSameText } from '@prahari/domain/sheets/same-text';
import type { Shift } from '@prahari/domain/shifts';
import type { Pause } from '../../../db/pauses.ts';
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
import type { Group } from './client-groups.ts';
import type * as queries from './known-people.queries.ts';
import { type Comparison, changesOf, groupBy, onlyChanged, withoutKnown } from './plan.ts';

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
  { field: 'startsAt', before: known.startsAt ?? '', after: given.startsAt },
  { field: 'hours', before: `${known.hours ?? ''}`, after: given.hours?.toString() },
  { field: 'asked', before: `${known.asked}`, after: given.asked?.toString() },
  { field: 'startDate', before: known.startDate, after: given.startDate },
  { field: 'endDate', before: known.endDate, after: given.endDate },
  { field: 'note', before: known.note, after: given.note },
];

interface FreePost {
  post: queries.PostRow;
  /** Folded. */
  city: string;
}

/** Posts of a client that no row is about yet, by folded street. */
const freePosts = (posts: readonly queries.PostRow[]): Map<string, FreePost[]> =>
  groupBy(
    posts.map((post) => ({ post, city: foldText(post.city), street: foldText(post.street) })),
    ({ street }) => street,
  );

/** Takes the post of a row: the same street, city and shift, best with the same first day and begin. */
function takePost(
  free: ReadonlyMap<string, FreePost[]>,
  { place, shift, startDate, startsAt }: GivenPost,
): queries.PostRow | undefined {
  const inStreet = free.get(foldText(place.street ?? '')) ?? [];
  const wanted = foldText(place.city ?? '');
  const there = inStreet.filter(
    ({ post, city }) =>
      (!place.city || !post.city || city === wanted) && (!shift || !post.shift || post.shift === shift),
  );
  const sameDay = there.filter(({ post }) => post.startDate === startDate);
  const sameBegin = (sameDay.length > 0 ? sameDay : there).find(({ post }) => post.startsAt === startsAt);
  const taken = sameBegin ?? sameDay[0] ?? there[0];
  if (taken) inStreet.splice(inStreet.indexOf(taken), 1);
  return taken?.post;
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
async function contactProblems({ rows }: Group, pause: Pause): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  for (const field of ['contactName', 'email'] as const) {
    let first: { row: number; folded: string } | undefined;
    for (const { row, cells } of rows) {
      await pause();
      const cell = cells[field] ?? '';
      if (textIn(cell) === '') continue;
      const folded = foldText(cell);
      first ??= { row, folded };
      if (folded === first.folded) continue;
      const message = `Row ${first.row} has another one for this client: leave one empty`;
      problems.push({ row, field, message });
    }
  }
  return problems;
}

/** Returns the first cell of a column that says something: the contact of a client is spread over its rows. */
const firstCell = ({ rows }: Group, field: string): string =>
  rows.find(({ cells }) => textIn(cells[field] ?? '') !== '')?.cells[field] ?? '';

/** Tells which posts the rows of a client add and change, and what is wrong with them. */
export async function compareGroup(
  group: Group,
  known: KnownClient | undefined,
  pause: Pause,
): Promise<ComparedGroup> {
  const problems = await contactProblems(group, pause);
  const posts: PostAction[] = [];
  const outcomes = new Map<number, ImportOutcome>();
  const free = freePosts(known?.posts ?? []);
  let unchangedPosts = 0;
  const [head] = group.rows;
  const contactCells = Object.fromEntries(
    ['name', 'contactName', 'phone', 'email'].map((field) => [field, firstCell(group, field)]),
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
    await pause();
    if (begun && row === head.row) outcomes.set(row, 'new');
    else if (hasPost(cells)) {
      const given = known ? readKnownPost(cells) : undefined;
      const post = given?.body && takePost(free, given.body);
      if (post && given?.body) {
        const changes = changesOf(row, '', postComparisons(post, given.body));
        if (changes.length > 0) {
          const shift = given.body.shift ?? post.shift;
          const { place, startsAt, hours, ...rest } = given.body;
          // With another shift alone, a post gets the company's hours.
          const changed = {
            ...onlyChanged(rest, changes),
            startsAt,
            hours,
            place: onlyChanged(place, changes),
          };
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
