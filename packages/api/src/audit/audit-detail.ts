/**
 * Fields that an entry's detail leaves out at any depth: a person's home, contact, history and documents. The row itself has them; a
 * chained entry could not be corrected or erased.
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

/** As a body names it; rows of tables name it with underscores: `drive_link`. */
const isPersonal = (name: string): boolean =>
  PERSONAL.has(name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));

/** A detail without personal data. Names of changed fields are kept as `fields`. */
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
