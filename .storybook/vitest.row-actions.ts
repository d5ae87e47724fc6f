import { expect } from 'vitest';
import { actionNames, otherButtons, ROW_ACTIONS, rowActions } from '../tests/support/row-actions.ts';

const known: Readonly<Record<string, readonly string[]>> = { ...rowActions, ...otherButtons };

/**
 * Call at the end of a story. Fails when its rows have a button that tests/e2e/double-click.e2e.ts does not click repeatedly. Stories of
 * pages and islands are not checked: the lists they show are features with stories of their own.
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
