import { cleanText } from '../clean-text.ts';

/** Returns text as names are compared: without case, dots, apostrophes and repeated spaces. */
export const foldText = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/[.,'’`\s]+/g, ' ')
    .trim();

/** True if people read two texts as the same name or place. */
export const isSameText = (one: string, other: string): boolean => foldText(one) === foldText(other);
