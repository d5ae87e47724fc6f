/**
 * Fields left out of an entry's detail: a person's home, contact, history and documents. The row
 * itself has them, but a chained entry can't be corrected or erased.
 */
const PERSONAL: ReadonlySet<string> = new Set([
  'address',
  'city',
  'comment',
  'contactName',
  'dateOfBirth',
  'badgeNumber',
  'esiNumber',
  'fatherName',
  'permanentAddress',
  'uan',
  'description',
  'driveLink',
  'email',
  'filter',
  'location',
  'name',
  'note',
  'phone',
  'phoneNumber',
  'q',
  'qualifications',
  'specialization',
  'state',
  'street',
  'zipCode',
]);

/** Takes the name from a body or, with underscores, from a table: `drive_link`. */
const isPersonal = (name: string): boolean =>
  PERSONAL.has(name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** Fields that somebody typed; other fields with white space are text as well. */
const TYPED: ReadonlySet<string> = new Set(['reason', 'papersReason', 'warningsReason']);

const isTyped = (name: string, text: string): boolean => text !== '' && (TYPED.has(name) || /\s/.test(text));

interface SplitDetail {
  /** Ids, amounts, days and statuses, which the chained entry keeps. */
  kept: Record<string, unknown>;
  /** Typed texts by path: `before.reason`. */
  texts: Record<string, string>;
}

/**
 * Splits an entry's detail: personal data is left out, and its names stay as `fields`; text that
 * somebody typed is kept apart, where it can be erased.
 */
export function splitDetail(detail: Record<string, unknown>): SplitDetail {
  const texts: Record<string, string> = {};
  const cleared = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string' && isTyped(path.at(-1) ?? '', value)) {
      texts[path.join('.')] = value;
      return undefined;
    }
    if (Array.isArray(value))
      return value
        .map((one, index) => cleared(one, [...path, `${index}`]))
        .filter((one) => one !== undefined);
    return typeof value === 'object' && value !== null
      ? withoutPersonal(value as Record<string, unknown>, path)
      : value;
  };
  const withoutPersonal = (object: Record<string, unknown>, path: readonly string[]) => {
    const all = Object.entries(object);
    const fields = all.flatMap(([name, value]) => (isPersonal(name) && value !== undefined ? [name] : []));
    const kept = all
      .filter(([name]) => !isPersonal(name))
      .map(([name, value]) => [name, cleared(value, [...path, name])]);
    return { ...Object.fromEntries(kept), ...(fields.length > 0 && { fields }) };
  };
  return { kept: withoutPersonal(detail, []), texts };
}
