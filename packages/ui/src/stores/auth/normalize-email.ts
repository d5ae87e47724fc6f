/** Trims an email address and converts it to lower case, as every call sends it (DECISIONS section 4). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
