import type { ReactElement } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

/** Advice for designers, in `parameters.guide` of a component's stories. */
export interface Guide {
  /** Stable props change only in major versions, new ones in minor versions. */
  status: 'stable' | 'new' | 'deprecated';
  /** Keys, roles and announcements, which a designer doesn't see. */
  accessibility?: readonly string[];
  /** Imperatives. */
  do: readonly string[];
  /** Phrases after "Don't": `Use two primaries on a screen`. */
  dont: readonly string[];
  /** One situation solved well and badly. */
  examples?: { do: () => ReactElement; dont: () => ReactElement };
}

/** Adds `parameters.guide` to stories; ComponentPage shows it. */
export const guide = () => definePreviewAddon<{ parameters: { guide?: Guide } }>({});
