import type {} from 'vitest/browser';

/** A text on the page, for the command of tests/support/contrast-command.ts. */
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
    contrastOfTexts: (places: readonly TextPlace[]) => Promise<number[]>;
  }
}
