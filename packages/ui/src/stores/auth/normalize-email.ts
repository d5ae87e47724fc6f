/** Trims and lower-cases an email address. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
