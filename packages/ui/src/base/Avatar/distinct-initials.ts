import { groupBy } from '../group-by.ts';
import { initialsOf, lettersOf, wordsOf } from './initials.ts';

// Apart from initials.ts, so that a page without lists of people does not load it.

/** Initials with one more letter: the second of the last word, or of the first. */
function longerInitials(name: string, which: 'first' | 'last'): string {
  const words = wordsOf(name);
  const initials = initialsOf(name);
  const word = (which === 'first' ? words[0] : words.at(-1)) ?? '';
  const more = lettersOf(word)[1]?.toLocaleLowerCase() ?? '';
  const [head = '', ...rest] = lettersOf(initials);
  return which === 'first' ? head + more + rest.join('') : initials + more;
}

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

export interface NamedPerson {
  /** Stable, so that a number stays with its person. */
  id: string;
  name: string;
}

/** Returns initials by id; equal ones get a third letter of a name, or a number. */
export function distinctInitials(people: readonly NamedPerson[]): ReadonlyMap<string, string> {
  const groups = groupBy(people, ({ name }) => initialsOf(name));
  return new Map(
    [...groups].flatMap(([initials, group]) => {
      if (group.length === 1 || initials === '') return group.map(({ id }) => [id, initials] as const);
      const lists = (['last', 'first'] as const).map((which) =>
        group.map(({ name }) => longerInitials(name, which)),
      );
      const found = lists.find(areDistinct);
      const ids = group.map(({ id }) => id).sort();
      return group.map(({ id }, index) => [id, found?.[index] ?? initials + (ids.indexOf(id) + 1)] as const);
    }),
  );
}
