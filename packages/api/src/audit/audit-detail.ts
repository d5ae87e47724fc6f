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

/** Returns a detail without personal data. Their names stay as `fields`. */
export function withoutPersonalData(detail: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries(detail);
  const fields = all.flatMap(([name, value]) => (isPersonal(name) && value !== undefined ? [name] : []));
  const kept = all.filter(([name]) => !isPersonal(name)).map(([name, value]) => [name, cleared(value)]);
  return { ...Object.fromEntries(kept), ...(fields.length > 0 && { fields }) };
}

const cleared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleared);
  return typeof value === 'object' && value !== null
    ? withoutPersonalData(value as Record<string, unknown>)
    : value;
};
