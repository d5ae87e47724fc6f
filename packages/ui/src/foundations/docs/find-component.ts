import type { ComponentDocs } from '../../base/component-docs.ts';

const FILLER = new Set(
  'a an and are at be by for from how i in is it its of on or so that the to with you'.split(' '),
);
/** Words that end alike are alike: deleting, delete, deleted. */
const stem = (word: string) => word.replace(/(?:ing|ed|es|s|e)$/, '');
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.filter((word) => !FILLER.has(word))
    .map(stem) ?? [];

export interface Found {
  name: string;
  /** The intent that matched best. */
  because: string;
}

/** The share of the query's words that a text has; a word being typed counts from its third letter. */
function share(query: readonly string[], text: string): number {
  const words = wordsOf(text);
  const has = (wanted: string) =>
    words.some((word) => word === wanted || (wanted.length > 2 && word.startsWith(wanted)));
  return query.filter(has).length / query.length;
}

/** Components by how well they answer `ask before deleting`, best first; one of its intents or its name has half of the words. */
export function findComponent(query: string, documented: Readonly<Record<string, ComponentDocs>>): Found[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const scored = Object.entries(documented).map(([name, docs]) => {
    const intents = docs.intents.map((intent) => {
      const words = wordsOf(intent);
      const isSame = words.join() === wanted.join();
      return { intent, score: share(wanted, intent) / (1 + words.length / 100) + (isSame ? 0.2 : 0) };
    });
    const best = intents.reduce((one, other) => (other.score > one.score ? other : one), {
      intent: name,
      score: 0,
    });
    const byName = share(wanted, name) * 1.1;
    const byRule = Math.max(0, ...docs.do.map((rule) => share(wanted, rule))) * 0.6;
    return { name, because: best.intent, score: Math.max(best.score, byName, byRule) };
  });
  return scored
    .filter(({ score }) => score >= 0.5)
    .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name))
    .map(({ name, because }) => ({ name, because }));
}
