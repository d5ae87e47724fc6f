/** A phone number that a line does not break. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
