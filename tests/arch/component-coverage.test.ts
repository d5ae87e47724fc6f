import { basename, dirname } from 'node:path';
import { accountStates } from '@prahari/contract/accounts';
import { clientApplicationStatuses, securityApplicationStatuses } from '@prahari/contract/applications';
import { assignmentStatuses } from '@prahari/contract/assignments';
import { billStatuses } from '@prahari/contract/bills';
import { clientStatuses } from '@prahari/contract/clients';
import { guardStatuses } from '@prahari/contract/guards';
import { mailStatuses } from '@prahari/contract/office';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { componentFiles, isInteractive, read, storyFileOf } from './ui-components.ts';

const files = sourceFiles();
const isStory = (file: string) => file.endsWith('.stories.tsx');
const inUi = (file: string) => file.startsWith('packages/ui/src/');

/** The number of stories a file exports. */
const storiesIn = (file: string) => [...read(file).matchAll(/^export const \w+ = meta\.story\(/gm)].length;

describe('stories of components', () => {
  const components = componentFiles();

  test('every component has a story file with stories', () => {
    expect(components.length).toBeGreaterThan(50);
    const gaps = components.filter((file) => {
      const story = storyFileOf(file);
      return !files.includes(story) || storiesIn(story) === 0 || !read(story).includes(`/${basename(file)}'`);
    });
    expect(gaps).toEqual([]);
  });

  test('every component folder contains a component of its name', () => {
    const folders = new Set(
      files
        .filter((file) => /^packages\/ui\/src\/(?:base|features\/[^/]+)\/[A-Z][^/]*\/[^/]+$/.test(file))
        .map(dirname),
    );
    const named = new Set(components.map(dirname));
    const unnamed = [...folders].filter((folder) => !named.has(folder));
    expect(unnamed).toEqual([]);
  });

  test('an interactive base component has a story test', () => {
    const untested = components.filter(
      (file) => file.includes('/base/') && isInteractive(file) && !/\.test\(/.test(read(storyFileOf(file))),
    );
    expect(untested).toEqual([]);
  });
});

describe('stories of statuses', () => {
  const statuses: Record<string, readonly string[]> = {
    guards: guardStatuses,
    clients: clientStatuses,
    bills: billStatuses,
    assignments: assignmentStatuses,
    requests: clientApplicationStatuses,
    'job-applications': securityApplicationStatuses,
    accounts: accountStates,
    'mail-outbox': mailStatuses,
  };

  test.each(Object.entries(statuses))(
    'stories of %s show every status of the contract',
    (feature, values) => {
      const folder = `packages/ui/src/features/${feature}/`;
      const shown = files.filter((file) => file.startsWith(folder) && isStory(file)).map(read);
      expect(shown.length).toBeGreaterThan(0);
      const missing = values.filter((value) => !shown.some((text) => mentions(text, value)));
      expect(missing).toEqual([]);
    },
  );
});

/** A story sets the status, as in `status: 'paid'`. */
const mentions = (text: string, status: string) =>
  new RegExp(`(?:status|state): ['"]${status}['"]`).test(text);

describe('colors of components', () => {
  const palette =
    'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
  const raw: readonly RegExp[] = [
    /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])/i,
    /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|color)\(/i,
    new RegExp(`-(?:${palette})-(?:50|[1-9]00|950)\\b`),
    /\b(?:bg|text|border|fill|stroke|outline|ring|shadow|from|via|to|decoration|accent|caret)-(?:black|white)\b/,
    // a named CSS color
    /\b(?:color|fill|stroke|background|\w+Color)\s*[=:]\s*\{?["'](?!none|currentColor|transparent|inherit)[a-z]+["']/,
    /\b(?:bg|text|border|fill|stroke|outline|ring|decoration|caret)-\[(?:color:)?[a-z]+\]/,
  ];

  test('base and feature components use only color tokens', () => {
    const drawn = files.filter(
      (file) => inUi(file) && /\/(?:base|features)\//.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file),
    );
    expect(drawn.length).toBeGreaterThan(100);
    const colored = drawn.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          raw.some((color) => color.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(colored).toEqual([]);
  });
});
