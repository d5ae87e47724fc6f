/** What an applicant wrote as qualifications, as a list: split at commas, semicolons and line breaks, each once whatever its case. */
export function specializationsIn(qualifications: string): string[] {
  const byLowerCase = new Map<string, string>();
  for (const part of qualifications.split(/[,;\r\n\u2028\u2029]+/)) {
    const named = part.trim();
    if (named && !byLowerCase.has(named.toLowerCase())) byLowerCase.set(named.toLowerCase(), named);
  }
  return [...byLowerCase.values()];
}
