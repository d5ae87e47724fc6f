export interface Segment {
  type: string;
  text: string;
  value?: number | null | undefined;
  isPlaceholder: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month is typed as a number and read as a word: 12/05 means two days, 5 Dec one. */
export function formatSegment({ type, text, value, isPlaceholder }: Segment): string {
  if (type !== 'month' || isPlaceholder || value == null) return text;
  return MONTHS[value - 1] ?? text;
}
