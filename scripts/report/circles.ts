import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const GROUPS = '(?:base|dashboards|features|islands|stores)/';
/** A feature, a room of a feature, or a folder of a package; other files count alone. */
const ROOM = new RegExp(
  `^packages/[^/]+/src/(?:features/(?:auth|office|scheduling)/[^/]+|${GROUPS}[^/]+|(?!${GROUPS})[^/]+)(?=/)`,
);
const LEFT_OUT = '\\.(?:test|stories|samples)\\.|/(?:testing|fuzz)/|node_modules';

const roomOf = (file: string): string => ROOM.exec(file)?.[0] ?? file;

/** Returns folders below `path` that import each other, also through others, without types. */
export async function foldersInCircles(path = 'packages'): Promise<string[]> {
  const { output } = await cruise(
    [path],
    {
      ...config.options,
      tsPreCompilationDeps: false,
      includeOnly: '^packages/[^/]+/src/',
      exclude: LEFT_OUT,
      outputType: 'json',
    },
    config.options.enhancedResolveOptions,
  );
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (JSON.parse(String(output)) as ICruiseResult).modules) {
    const from = roomOf(source);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) if (roomOf(resolved) !== from) targets.add(roomOf(resolved));
  }
  const reaches = (from: string): boolean => {
    const seen = new Set(imports.get(from));
    for (const room of seen) for (const next of imports.get(room) ?? []) seen.add(next);
    return seen.has(from);
  };
  return [...imports.keys()].filter(reaches).sort();
}
