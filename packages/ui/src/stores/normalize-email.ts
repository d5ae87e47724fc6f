/** An email address as every call sends it: trimmed and in lower case (DECISIONS section 4). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
