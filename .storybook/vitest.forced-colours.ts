import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (on: boolean) => Promise<void>;
  }
}

/** The stories of this file are tested as the system shows them with forced colours. */
const FORCED = /\/forced-colours\.stories\.tsx$/;

beforeEach(async ({ task }) => {
  if (FORCED.test(task.file.filepath)) await commands.forceColours(true);
});
afterEach(async ({ task }) => {
  if (FORCED.test(task.file.filepath)) await commands.forceColours(false);
});
