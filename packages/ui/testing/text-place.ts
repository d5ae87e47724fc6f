import type {} from 'vitest/browser';
import { contrast } from '../src/styles/contrast.ts';

/** A text on the page. */
export interface TextPlace {
  /** The color of the text, `#rrggbb`. */
  color: string;
  /** Its box in the window, in px. */
  left: number;
  top: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The colors in each box of the window, with their numbers of pixels: tests/support/colors-command.ts. */
    colorsIn: (boxes: readonly TextPlace[]) => Promise<Record<string, number>[]>;
  }
}

/** Stars, and lines one pixel wide, may cross a word. */
const CROSSED_BY_LINES = 0.03;

/** The least contrast of a text with the colors behind it, without the few pixels of stars and lines. */
export function leastContrastWith(text: string, backgroundColors: Readonly<Record<string, number>>): number {
  const ratios = Object.entries(backgroundColors).map(([color, pixels]) => ({
    ratio: contrast(text, color),
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
