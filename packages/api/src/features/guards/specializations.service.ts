/** Splits qualifications at commas, semicolons and line breaks, without duplicates in any case. */
export function specializationsIn(qualifications: string): string[] {
  const byLowerCase = new Map<string, string>();
  for (const part of qualifications.split(/[,;\r\n\u2028\u2029]+/)) {
    const skill = part.trim();
    if (skill && !byLowerCase.has(skill.toLowerCase())) byLowerCase.set(skill.toLowerCase(), skill);
  }
  return [...byLowerCase.values()];
}
