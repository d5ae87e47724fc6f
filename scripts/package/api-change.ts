import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPRECATED, WORDS } from './promised-api.ts';

export type Bump = 'none' | 'patch' | 'minor' | 'major';
export const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];
const larger = (one: Bump, other: Bump): Bump => (BUMPS.indexOf(one) > BUMPS.indexOf(other) ? one : other);

/** A difference between two reports that a user of the library could notice. */
export interface ApiChange {
  line: string;
  bump: Bump;
  /** True for a name that went without having been deprecated in a version before. */
  isSudden?: boolean;
}

interface Entry {
  /** Its promised type: `?: "small" | "medium" | undefined`; empty for an export. */
  promise: string;
  isDeprecated: boolean;
  isProp: boolean;
  /** The export that a prop belongs to. */
  owner: string;
}

/** Reads a report as entries by `module › export › prop`. */
function entriesOf(report: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let module = '';
  let owner = '';
  for (const line of report.split('\n')) {
    const isDeprecated = line.endsWith(DEPRECATED);
    const text = isDeprecated ? line.slice(0, -DEPRECATED.length) : line;
    const [, prop, promise] = /^ {2}- `([^:?]+)(.*)`$/.exec(text) ?? [];
    if (text.startsWith('## ')) module = text.slice(3);
    else if (prop && promise !== undefined)
      entries.set(`${owner} › ${prop}`, { promise, isDeprecated, isProp: true, owner });
    else if (text.startsWith('- ')) {
      owner = `${module} › ${text.slice(2)}`;
      entries.set(owner, { promise: '', isDeprecated, isProp: false, owner });
    }
  }
  return entries;
}

const isOptional = (promise: string) => promise.startsWith('?');
const choicesOf = (promise: string) => promise.replace(/^\?/, '').split(' | ');

/** True if everything that fitted before still fits: a prop became optional or takes more. */
const isWider = (before: string, after: string) =>
  (isOptional(after) || !isOptional(before)) &&
  choicesOf(before).every(
    (choice) => choicesOf(after).includes(choice) || choicesOf(after).includes(`: ${choice}`),
  );

/** Compares two reports. */
export function apiChanges(before: string, after: string): ApiChange[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const gone = [...old].flatMap(([line, { isDeprecated, owner, isProp }]): ApiChange[] => {
    if (now.has(line) || (isProp && !now.has(owner))) return [];
    if (line.startsWith(WORDS)) return [{ line, bump: 'minor' }];
    return [{ line, bump: 'major', ...(isDeprecated ? {} : { isSudden: true }) }];
  });
  const others = [...now].flatMap(([line, { promise, isDeprecated, isProp, owner }]): ApiChange[] => {
    const then = old.get(line);
    if (!then) {
      const breaks = isProp && old.has(owner) && !isOptional(promise);
      return [{ line, bump: breaks ? 'major' : 'minor' }];
    }
    if (then.promise !== promise) return [{ line, bump: isWider(then.promise, promise) ? 'minor' : 'major' }];
    return then.isDeprecated === isDeprecated ? [] : [{ line, bump: 'minor' }];
  });
  return [...gone, ...others];
}

/** Returns the largest version that waiting changesets announce for a package. */
export function announcedBump(changesets: readonly string[], name: string): Bump {
  const bumps = changesets.map((text) => {
    const [, bump] = new RegExp(`^['"]?${name}['"]?: (patch|minor|major)$`, 'm').exec(text) ?? [];
    return (bump ?? 'none') as Bump;
  });
  return bumps.reduce(larger, 'none');
}

/** Reads the waiting changesets. */
export const waitingChangesets = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Says what of the changes is larger than announced, or sudden; nothing if all is well. */
export function unannounced(changes: readonly ApiChange[], announced: Bump): string[] {
  return changes.flatMap(({ line, bump, isSudden }) => [
    ...(larger(bump, announced) === announced ? [] : [`${line}: ${bump}, announced: ${announced}`]),
    ...(isSudden ? [`${line}: went without being deprecated for a version`] : []),
  ]);
}

/** Returns the words that went since the last version, as `part.key`. */
export const movedWords = (changes: readonly ApiChange[], released: string): string[] =>
  changes
    .filter(({ line }) => line.startsWith(WORDS) && entriesOf(released).has(line))
    .map(({ line }) => line.slice(`${WORDS} › `.length).replace(/:.*/, ''));
