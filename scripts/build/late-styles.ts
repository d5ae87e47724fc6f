import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Dashboards link this stylesheet with the rules of all their parts. Astro names it after one of the modules that use it. */
const DASHBOARD_SHEET = /\/DashboardLoading\.[\w-]+\.css$/;
const DASHBOARD = /\/\w+Dashboard\.island\.tsx$/;
/** Lazy components that a dashboard may show as it opens, and the one that only loads dialogs. All others open by a press. */
const SHOWN_AT_ONCE =
  /\/ui\/src\/(?:islands\/(?:NavDialog|admin\/TodayTab|(?:client|security)\/\w+Tab)\.|base\/(?:Toasts|Scene)\/|features\/assignments\/(?:GuardStatusCard|NoGuards|ShiftHorizon)\/)/;

/** These chunks and all that they import. */
function withImports(
  bundle: Bundle,
  files: readonly string[],
  importsOf: (chunk: Rolldown.OutputChunk) => string[],
  seen = new Set<string>(),
): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    withImports(bundle, importsOf(chunk), importsOf, seen);
  }
  return seen;
}

/** Chunks of components that only dashboards have, and only after a press. */
function chunksAfterPress(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const otherScripts = withImports(
    bundle,
    entries
      .filter(({ facadeModuleId }) => !DASHBOARD.test(facadeModuleId ?? ''))
      .map((entry) => entry.fileName),
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  );
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return chunks
    .filter(({ fileName }) => lazy.has(fileName) && !otherScripts.has(fileName))
    .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('.tsx')))
    .filter(({ moduleIds }) => !moduleIds.some((id) => SHOWN_AT_ONCE.test(id)))
    .map(({ fileName }) => fileName);
}

/**
 * Lets a dashboard load the complete stylesheet with the first part that is opened by a press: Vite's loader requests it beside
 * the part's chunks and renders the part when both are there. What the dashboard opens with, post-build.ts writes into a
 * smaller stylesheet. docs/adr/0012.
 */
export function lateStyles() {
  let sheet = '';
  let late = new Set<string>();
  let loadedBefore = (_chunk: string) => new Set<string>();

  /** What is requested together with a lazy chunk. */
  const resolveDependencies = (
    chunk: string,
    dependencies: string[],
    { hostId }: { hostId: string },
  ): string[] => {
    const loaded = loadedBefore(hostId);
    const requested = dependencies.filter((file) => !loaded.has(file));
    return late.has(chunk) ? [...requested, sheet] : requested;
  };

  const plugin: Plugin = {
    name: 'late-styles',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : null,
    generateBundle(_, bundle) {
      // pages are rendered before the scripts are built
      sheet = Object.keys(bundle).find((file) => DASHBOARD_SHEET.test(`/${file}`)) ?? sheet;
      if (this.environment.name !== 'client') return;
      if (!sheet) throw new Error('The dashboards have no stylesheet of their own');
      late = new Set(chunksAfterPress(bundle));
      loadedBefore = (chunk) => withImports(bundle, [chunk], ({ imports }) => imports);
    },
  };

  return {
    plugin,
    /** Whether the chunk is loaded together with the complete stylesheet. */
    isLate: (script: string) => late.has(script.replace(/^\//, '')),
  };
}

export type LateStyles = ReturnType<typeof lateStyles>;
