export interface Segment {
  type: string;
  text: string;
  value?: number | null | undefined;
  isPlaceholder: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The month as a word: 12/05 is ambiguous, 5 Dec is not. */
export function formatSegment({ type, text, value, isPlaceholder }: Segment): string {
  if (type !== 'month' || isPlaceholder || value == null) return text;
  return MONTHS[value - 1] ?? text;
}
