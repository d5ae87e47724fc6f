/** avatar-initials.css has as many. */
export const CLOTHS = 6;

/** 1 to 6, always the same for the same id. */
export function clothOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (hash % CLOTHS) + 1;
}
