import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** From this number of islands on, what they start with is one file. */
const MANY = 4;

/** The islands that start with a module, directly or by others; `andLater` adds those that load it later. */
function islandsOf(moduleId: string, context: Context, andLater: boolean): string[] {
  const users = new Set([moduleId]);
  for (const user of users) {
    const module = context.getModuleInfo(user);
    for (const importer of module?.importers ?? []) users.add(importer);
    for (const importer of (andLater && module?.dynamicImporters) || []) users.add(importer);
  }
  return [...users].flatMap((user) => /\/(\w+)\.island\.tsx$/.exec(user)?.[1] ?? []).sort();
}

/** The file of a module, and its rank; modules that no island starts with have none. */
function fileOf(moduleId: string, context: Context): { rank: number; name: string } | undefined {
  const islands = islandsOf(moduleId, context, false);
  if (islands.length === 0) return undefined;
  if (islands.length >= MANY) return { rank: MANY, name: 'shared' };
  const name = islands.join('-');
  if (islands.length > 1) return { rank: islands.length, name };
  // Others, which may load it later, don't load all of this island with it.
  const isShared = islandsOf(moduleId, context, true).length > 1;
  return isShared ? { rank: 1, name: `${name}-shared` } : { rank: 0, name };
}

/** Groups for Rolldown, one file for the modules that the same islands start with; a module's imports rank as high. */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = Array.from({ length: MANY + 1 }, (_, index) => ({
  tags: ['$initial'],
  name: (moduleId, context) => {
    const file = fileOf(moduleId, context);
    return file?.rank === MANY - index ? file.name : null;
  },
}));
