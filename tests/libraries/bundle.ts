import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

/** Builds an entry as a page with Vite gets it. */
async function bundle(folder: string, entry: string, external: RegExp[]): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? join(folder, 'entry.tsx') : null),
        load: (id) => (id === join(folder, 'entry.tsx') ? entry : null),
      },
    ],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external, preserveEntrySignatures: 'strict' },
    },
  });
  return [result].flat()[0] as Rolldown.RolldownOutput;
}

const chunksOf = ({ output }: Rolldown.RolldownOutput) => output.filter((file) => file.type === 'chunk');

export interface Bytes {
  /** The bytes that a page loads with the component, without React. */
  static: number;
  /** The bytes that may come later. */
  lazy: number;
}

/** Returns the bytes of one component after gzip. */
export async function bytesOf(folder: string, library: string, component: string): Promise<Bytes> {
  const entry = `export { ${component} } from './${library}.tsx';`;
  const chunks = chunksOf(await bundle(folder, entry, [/^react(?:-dom)?(?:$|\/)/]));
  const atOnce = new Set<string>();
  const load = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) load(next);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) load(fileName);
  const gzipped = (isWanted: boolean) =>
    chunks
      .filter(({ fileName }) => atOnce.has(fileName) === isWanted)
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { static: gzipped(true), lazy: gzipped(false) };
}

export interface DemoPage {
  /** Name of the file that starts the page. */
  entry: string;
  styles: string;
  scripts: ReadonlyMap<string, string>;
}

/** Builds a page that shows one component. */
export async function pageOf(folder: string, library: string, component: string): Promise<DemoPage> {
  const output = await bundle(
    folder,
    `import { createRoot } from 'react-dom/client';
import { Root, ${component} } from './${library}.tsx';
createRoot(document.getElementById('app')!).render(<Root><${component} /></Root>);`,
    [],
  );
  const chunks = chunksOf(output);
  const styles = output.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    styles: styles.join('\n'),
    scripts: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
  };
}
