/** A change that users of a component notice. */
export interface Change {
  /** ISO, `2026-11-22`. */
  date: string;
  /** The commit's title without its type. */
  what: string;
  kind: 'new' | 'fixed' | 'faster';
}

/** What the code says of a component; scripts/components gathers it whenever Storybook is built. */
export interface ComponentFacts {
  /** `ConfirmDialog`. */
  name: string;
  /** Storybook's title: `base/ConfirmDialog`. */
  title: string;
  /** What to import it from: `@prahari/ui/confirm-dialog`. */
  subpath: string;
  /** Names of its stories. */
  states: readonly string[];
  /** Keys that its story tests press, each once: `{Enter}`. */
  keys: readonly string[];
  /** Stories that axe checks, by look. */
  axe: { light: number; dark: number; phone: number };
  /** With its dependencies, without React. */
  bytes: { gzip: number; minified: number };
  /** Routes that load it. */
  usedOn: readonly string[];
  /** Newest first; empty in a copy without git's history. */
  changes: readonly Change[];
  /** The day of the last change of it or its tests, ISO; empty in a copy without git's history. */
  changed: string;
}
