/** The number of colors in avatar.css. */
export const AVATAR_COLORS = 6;

/** 1 to 6, always the same for the same id. */
export function avatarColorOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (hash % AVATAR_COLORS) + 1;
}
