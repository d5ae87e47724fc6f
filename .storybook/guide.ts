import type { ReactElement } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

/** Advice for designers, in `parameters.guide` of a component's stories. */
export interface Guide {
  /** Props of a stable component change only with a major version, of a new one with a minor version. */
  status: 'stable' | 'new' | 'deprecated';
  /** Imperatives. */
  do: readonly string[];
  /** Each completes "Don't": `Use two primaries on a screen`. */
  dont: readonly string[];
  /** The same situation solved well and badly, where seeing it says more than the words. */
  examples?: { do: () => ReactElement; dont: () => ReactElement };
}

/** Lets stories set `parameters.guide`, which ComponentPage shows. */
export const guide = () => definePreviewAddon<{ parameters: { guide?: Guide } }>({});
