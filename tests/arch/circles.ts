import type { IModule } from 'dependency-cruiser';

const GROUPS = '(?:base|dashboards|features|islands|stores)/';
/** A feature, a room of a feature, or a folder of a package; other files count alone. */
const ROOM = new RegExp(
  `^packages/[^/]+/src/(?:features/(?:auth|office|scheduling)/[^/]+|${GROUPS}[^/]+|(?!${GROUPS})[^/]+)(?=/)`,
);
const CODE = /^packages\/[^/]+\/src\//;
const LEFT_OUT = /\.(?:test|stories|samples)\.|\/(?:testing|fuzz)\//;

const isCounted = (file: string): boolean => CODE.test(file) && !LEFT_OUT.test(file);
const roomOf = (file: string): string => ROOM.exec(file)?.[0] ?? file;

/** Returns folders of the packages that import each other, also through others, without types. */
export function foldersInCircles(modules: readonly IModule[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter((module) => isCounted(module.source))) {
    const from = roomOf(source);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved, dependencyTypes } of dependencies)
      if (isCounted(resolved) && !dependencyTypes.includes('type-only') && roomOf(resolved) !== from)
        targets.add(roomOf(resolved));
  }
  const reaches = (from: string): boolean => {
    const seen = new Set(imports.get(from));
    for (const room of seen) for (const next of imports.get(room) ?? []) seen.add(next);
    return seen.has(from);
  };
  return [...imports.keys()].filter(reaches).sort();
}
