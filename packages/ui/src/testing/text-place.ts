import type {} from 'vitest/browser';
import { contrast } from '../styles/contrast.ts';

/** A text on the page. */
export interface TextPlace {
  /** The colour of the text, `#rrggbb`. */
  colour: string;
  /** Its box in the window, in px. */
  left: number;
  top: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The colours in each box of the window, with their numbers of pixels: tests/support/colours-command.ts. */
    coloursIn: (boxes: readonly TextPlace[]) => Promise<Record<string, number>[]>;
  }
}

/** Stars, and lines one pixel wide, may cross a word. */
const CROSSED_BY_LINES = 0.03;

/** The least contrast of a text with the colours behind it, without the few pixels of stars and lines. */
export function leastContrastWith(text: string, behind: Readonly<Record<string, number>>): number {
  const ratios = Object.entries(behind).map(([colour, pixels]) => ({
    ratio: contrast(text, colour),
    pixels,
  }));
  const all = ratios.reduce((sum, { pixels }) => sum + pixels, 0);
  let passed = 0;
  for (const { ratio, pixels } of ratios.sort((one, other) => one.ratio - other.ratio)) {
    passed += pixels;
    if (passed > all * CROSSED_BY_LINES) return ratio;
  }
  return 0;
}
