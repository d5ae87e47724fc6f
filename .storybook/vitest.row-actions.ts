import { expect } from 'vitest';
import { actionNames, otherButtons, ROW_ACTIONS, rowActions } from '../tests/support/row-actions.ts';

const known: Readonly<Record<string, readonly string[]>> = { ...rowActions, ...otherButtons };

/**
 * Call at the end of a story: its rows have no action but those that the journeys press repeatedly. Pages and islands show the
 * lists of features, which have stories of their own.
 */
export function expectKnownRowActions(storyFile: string): void {
  const list = /\/src\/features\/(.+)\/[^/]+\.stories\.tsx$/.exec(storyFile)?.[1];
  if (!list) return;
  const shown = [...document.querySelectorAll(ROW_ACTIONS)].filter((button) => button.checkVisibility());
  const unknown = actionNames(shown).filter((name) => !known[list]?.includes(name));
  expect([...new Set(unknown)], `actions in rows of ${list} that tests/support/row-actions.ts lacks`).toEqual(
    [],
  );
}
