import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (on: boolean) => Promise<void>;
  }
}

/** The stories of this file are tested as the system shows them with forced colors. */
const FORCED = /\/forced-colors\.stories\.tsx$/;

beforeEach(async ({ task }) => {
  if (FORCED.test(task.file.filepath)) await commands.forceColors(true);
});
afterEach(async ({ task }) => {
  if (FORCED.test(task.file.filepath)) await commands.forceColors(false);
});
