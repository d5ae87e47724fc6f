import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** A room of the house (docs: README, "Map") and what its files may import besides packages of others. */
interface Room {
  in: RegExp;
  may: readonly RegExp[];
  /** Packages it may not use although they are installed. */
  not?: readonly RegExp[];
}

const contract = /^(?:@prahari\/contract|packages\/contract\/)/;
const uiRoom = (name: string) => new RegExp(`^packages/ui/src/${name}/`);
const apiRoom = (name: string) => new RegExp(`^packages/api/src/${name}`);
const serverOnly = /^(?:node:|hono|@hono|kysely|pg$|nodemailer|pino)/;
const networkAndState = /^(?:ofetch|nanostores|@nanostores)/;

function roomOf(file: string): Room | undefined {
  const feature = /^packages\/(?:ui|api)\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const rooms: readonly Room[] = [
    { in: /^packages\/contract\/src\//, may: [contract], not: [serverOnly, networkAndState, /^react/] },
    { in: uiRoom('base'), may: [uiRoom('base')], not: [serverOnly, networkAndState] },
    {
      in: uiRoom('features'),
      may: [uiRoom('base'), contract, uiRoom(`features/${feature}`)],
      not: [serverOnly, networkAndState],
    },
    { in: uiRoom('api'), may: [uiRoom('api'), contract], not: [serverOnly, /^react/] },
    {
      in: uiRoom('stores'),
      may: [uiRoom('stores'), uiRoom('api'), contract],
      not: [serverOnly, /^react/, /^ofetch/],
    },
    {
      in: uiRoom('islands'),
      may: [uiRoom('islands'), uiRoom('stores'), uiRoom('features'), uiRoom('base'), contract],
      not: [serverOnly, /^ofetch/],
    },
    {
      in: /^src\/pages\//,
      may: [
        /^src\/(?:layouts|sections|content|nav|styles|assets)\//,
        /^@prahari\/ui\/(?:islands|styles)\//,
        contract,
      ],
      not: [serverOnly, networkAndState],
    },
    {
      in: /^src\//,
      may: [/^src\//, /^@prahari\/ui\/(?:islands|styles)\//, contract, uiRoom('styles')],
      not: [serverOnly, networkAndState],
    },
    {
      in: new RegExp(`^packages/api/src/features/${feature}/[^/]+\\.routes\\.ts$`),
      may: [
        apiRoom(`features/${feature}/[^/]+\\.service\\.ts`),
        apiRoom('http/'),
        apiRoom('db/tables'),
        apiRoom('app\\.ts'),
        contract,
      ],
    },
    {
      in: new RegExp(`^packages/api/src/features/${feature}/[^/]+\\.service\\.ts$`),
      may: [
        apiRoom(`features/${feature}/(?![^/]+\\.routes\\.ts)`),
        apiRoom('features/[^/]+/[^/]+\\.service\\.ts'),
        apiRoom('db/'),
        apiRoom('mail/'),
        contract,
      ],
      not: [/^hono|^@hono/],
    },
    {
      in: new RegExp(`^packages/api/src/features/${feature}/[^/]+\\.queries\\.ts$`),
      may: [apiRoom('db/'), apiRoom(`features/${feature}/[^/]+\\.(?:queries|rows)\\.ts`), contract],
      not: [/^hono|^@hono/],
    },
    {
      in: apiRoom('db/'),
      may: [apiRoom('db/'), apiRoom('AppError\\.ts'), apiRoom('config\\.ts'), contract],
      not: [/^hono|^@hono/],
    },
  ];
  return rooms.find((room) => room.in.test(file));
}

const isTestOrStory = (file: string) => /\.(?:test|stories|e2e)\.tsx?$/.test(file);

/** What a file imports, with paths from the root for its own files. An .astro file's imports stand between its fences. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const script = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '') : source;
  return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => {
    const bare = fileName.replace(/\?.*$/, '');
    return bare.startsWith('.') ? relative(root, join(root, dirname(file), bare)) : bare;
  });
}

const isOurs = (specifier: string) =>
  /^(?:packages|src|tests|scripts|\.storybook)\/|^@prahari\//.test(specifier);

function trespasses(file: string): string[] {
  const room = roomOf(file);
  if (!room) return [];
  return importsOf(file)
    .filter((specifier) =>
      isOurs(specifier)
        ? !room.may.some((may) => may.test(specifier))
        : room.not?.some((not) => not.test(specifier)),
    )
    .map((specifier) => `${file} imports ${specifier}`);
}

describe('the rooms of the house', () => {
  const files = sourceFiles().filter((file) => !isTestOrStory(file));

  test('no file imports what its room may not', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(trespasses)).toEqual([]);
  });

  test('no file is called by its kind instead of the thing it is', () => {
    expect(
      files.filter((file) => /(?:^|[/.-])(?:utils?|helpers?|common|managers?|misc)(?:[/.-]|$)/i.test(file)),
    ).toEqual([]);
  });

  test('only the contract has a barrel', () => {
    expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([
      'packages/contract/src/index.ts',
    ]);
  });

  test('the environment is read in one file', () => {
    const readers = files.filter(
      (file) =>
        file.startsWith('packages/api/src/') &&
        !file.includes('/testing/') &&
        /process\.env\b/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(
      readers.filter(
        (file) =>
          !/packages\/api\/src\/(?:main|admin-create|account-state|backup|restore|demo\/[^/]+)\.ts$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });
});
